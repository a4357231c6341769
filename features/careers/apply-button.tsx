'use client'

import { type ComponentType, useState } from 'react'

import { Button, type ButtonProps } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast'
import type { IslandIntl } from '@/lib/platform/i18n/island-intl'
import type { Locale } from '@/lib/platform/i18n/locales'
import { loadCode } from '@/lib/platform/navigation/load-code'

import type { CvDialog } from './cv/cv-dialog'
import type { CvKind } from './cv/cv-schema'

interface ApplyButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  readonly locale: Locale
  readonly kind: CvKind
  readonly job: { readonly id: number; readonly title: string } | null
  readonly label: string
  /** Shown when the CV was sent, and when its form could not be opened. */
  readonly copy: { readonly received: string; readonly openFailed: string }
  /** For the dialog. */
  readonly intl: IslandIntl
}

/** Opens the CV dialog, whose code loads with the first press, and says that the CV was received. */
export function ApplyButton({ locale, kind, job, label, copy, intl, ...look }: ApplyButtonProps) {
  const [Loaded, setLoaded] = useState<ComponentType<Parameters<typeof CvDialog>[0]>>()
  const [isLoading, setIsLoading] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const [isReceived, setIsReceived] = useState(false)

  async function open(): Promise<void> {
    setIsLoading(true)
    try {
      const { CvDialog: dialog } = await loadCode(() => import('./cv/cv-dialog'))
      setLoaded(() => dialog)
      setIsOpen(true)
    } catch {
      showToast({ tone: 'danger', text: copy.openFailed })
    } finally {
      setIsLoading(false)
    }
  }

  return (
    <>
      <Button {...look} aria-haspopup="dialog" loading={isLoading} onClick={() => void open()}>
        {label}
      </Button>
      <output className={isReceived ? 'basis-full font-semibold text-success' : 'sr-only'}>
        {isReceived ? copy.received : ''}
      </output>
      {Loaded ? (
        <Loaded
          locale={locale}
          kind={kind}
          job={job}
          intl={intl}
          open={isOpen}
          onOpenChange={setIsOpen}
          onComplete={() => setIsReceived(true)}
        />
      ) : null}
    </>
  )
}
