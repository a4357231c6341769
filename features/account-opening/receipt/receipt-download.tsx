'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'

import { loadCode } from '@/lib/platform/navigation/load-code'

import type { ApplicationSnapshot } from '../session/application-session'

const ReceiptDialog = lazy(async () => ({ default: (await loadCode(() => import('./receipt-dialog'))).ReceiptDialog }))

/** Opens the download of the receipt. The dialog stays mounted, so that it returns focus to this button. */
export function ReceiptDownload({ snapshot }: { readonly snapshot: ApplicationSnapshot }) {
  const t = useTranslations('application.receipt.file')
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <>
      <button
        type="button"
        className="target justify-self-start text-start text-primary hover:underline"
        onClick={() => {
          setWasOpened(true)
          setIsOpen(true)
        }}
      >
        {t('open')}
      </button>
      {wasOpened ? (
        <Suspense>
          <ReceiptDialog snapshot={snapshot} isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      ) : null}
    </>
  )
}
