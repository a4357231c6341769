'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'

import { Button, type ButtonProps } from '@/components/ui/button'

import type { HandoffSource } from './handoff-content'

const HandoffDialog = lazy(async () => ({ default: (await import('./handoff-dialog')).HandoffDialog }))

/** Without a variant it is a line of text, in the look of its place. */
interface HandoffOpenerProps extends Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'className'> {
  readonly snapshot: HandoffSource
  /** Instead of 'show the QR code', where nothing around it says what the code is for. */
  readonly label?: string
}

/** Shows the QR code that moves the application to a phone; its dialog loads when it is wanted. */
export function HandoffOpener({ snapshot, label, ...look }: HandoffOpenerProps) {
  const t = useTranslations('application.handoff')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      {look.variant === undefined ? (
        <button type="button" className={look.className} onClick={() => setIsOpen(true)}>
          {label ?? t('open')}
        </button>
      ) : (
        <Button {...look} onClick={() => setIsOpen(true)}>
          {label ?? t('open')}
        </Button>
      )}
      {isOpen ? (
        <Suspense>
          <HandoffDialog snapshot={snapshot} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
