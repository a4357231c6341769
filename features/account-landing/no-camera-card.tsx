'use client'

import { lazy, Suspense, useState, type ReactNode } from 'react'

import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import { Dialog } from '@/components/ui/dialog'
import type { Locale } from '@/lib/platform/i18n/locales'
import { loadCode } from '@/lib/platform/navigation/load-code'

import type { DeviceCopy } from './device-copy'
import type { LandingPage } from './device-state'
import { useWizardHref } from './use-device'

const RegisterQr = lazy(async () => ({ default: (await loadCode(() => import('./register-qr'))).RegisterQr }))

interface NoCameraCardProps {
  readonly preparation: ReactNode
  readonly copy: DeviceCopy
  readonly page: LandingPage
  readonly locale: Locale
}

/** For a computer without a camera: the QR popup (docs/specification.md#qr-popup), open on arrival, or file upload, one press away. */
export function NoCameraCard({ preparation, copy, page, locale }: NoCameraCardProps) {
  const [isOpen, setIsOpen] = useState(true)
  const href = useWizardHref(page, locale, 'contact')
  const goOnHere = (
    <a href={href} className={buttonClass({ variant: 'quiet' }, '-ms-5 justify-self-start')}>
      {copy['noCamera.continueHere']}
    </a>
  )
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-h3">{copy['noCamera.title']}</h2>
        <p className="text-ink-2">{copy['noCamera.text']}</p>
      </div>
      <Button
        size="large"
        block
        onClick={() => {
          setIsOpen(true)
        }}
      >
        {copy['noCamera.show']}
      </Button>
      {goOnHere}
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={copy['noCamera.title']}
        description={copy['noCamera.text']}
        closeLabel={copy['noCamera.close']}
      >
        <div className="grid gap-6 sm:grid-cols-[auto_1fr]">
          <Suspense fallback={<div className="size-[144px] rounded-control bg-surface-2" />}>
            <RegisterQr label={copy['noCamera.qrLabel']} downloadLabel={copy['noCamera.download']} />
          </Suspense>
          {preparation}
        </div>
        <div className="mt-4 grid border-t border-hairline pt-3">{goOnHere}</div>
      </Dialog>
    </div>
  )
}
