'use client'

import { X } from '@/components/ui/icons'
import { useTranslations } from 'next-intl'
import { useLayoutEffect, useRef, type ReactNode } from 'react'

export interface CaptureDialogProps {
  readonly title: string
  /** The current subject; announced when it changes. */
  readonly subtitle?: string
  /** A drawing of the current subject, before the title. */
  readonly sign?: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A full-screen native modal dialog for the camera: the page is inert, focus is trapped and restored, Escape closes.
 * Dark in both themes, so that the picture can be judged.
 */
export function CaptureDialog({ title, subtitle, sign, onClose, children }: CaptureDialogProps) {
  const t = useTranslations('capture')
  const dialog = useRef<HTMLDialogElement>(null)

  // Closed before it is removed: only then does the browser restore focus.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      aria-labelledby="capture-title"
      // Only Escape (and Android's Back) cancels; `close` also fires when the screen is left.
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      className="fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none border-0 bg-hero p-0 text-white open:flex open:flex-col"
    >
      <header data-scheme="dark" className="flex items-center gap-3 px-4 py-2">
        {sign}
        <div className="min-w-0 flex-1">
          <h2 id="capture-title" tabIndex={-1} className="text-body font-semibold outline-none">
            {title}
          </h2>
          <output className="block text-small text-white/85">{subtitle}</output>
        </div>
        <button
          type="button"
          onClick={onClose}
          className="flex size-12 shrink-0 items-center justify-center rounded-full outline-white hover:bg-white/15"
        >
          <X className="size-6" />
          <span className="sr-only">{t('close')}</span>
        </button>
      </header>
      {children}
    </dialog>
  )
}
