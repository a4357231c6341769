'use client'

import { CircleHelp } from '@/components/ui/icons'
import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'

import { Button } from '@/components/ui/button'
import { loadCode } from '@/lib/platform/navigation/load-code'

import type { AsideProps } from './aside-props'
import { withFurtherMessages } from './further-messages'

const HelpSheetContent = lazy(async () => ({
  default: await withFurtherMessages((await loadCode(() => import('./help-sheet-content'))).HelpSheetContent),
}))

/** Phones have no room for the aside: a button for the same content in a sheet, which loads with the first press. */
export function HelpSheet(props: AsideProps) {
  const t = useTranslations('application.wizard')
  const [isOpen, setIsOpen] = useState(false)
  const [isOpened, setIsOpened] = useState(false)
  return (
    <div className="xl:hidden">
      <Button
        variant="quiet"
        size="compact"
        className="-me-4 max-sm:-me-3 max-sm:px-3"
        icon={<CircleHelp className="size-5" />}
        onClick={() => {
          setIsOpened(true)
          setIsOpen(true)
        }}
      >
        <span className="max-sm:sr-only">{t('help.open')}</span>
      </Button>
      {isOpened ? (
        <Suspense>
          <HelpSheetContent {...props} open={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      ) : null}
    </div>
  )
}
