'use client'

import { clsx } from 'clsx'
import { X } from '@/components/ui/icons'
import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef } from 'react'

import { holdOverlays } from '@/components/overlays/overlay-queue'

export type DialogPlacement = 'center' | 'bottom' | 'end' | 'sheet'
export type DialogSize = 'small' | 'medium' | 'wide' | 'large'

export interface DialogProps {
  open: boolean
  /** Called with `false` by Escape, the close button and a press outside. */
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** Hides the title visually, for a dialog that is one picture or player. */
  titleHidden?: boolean
  description?: ReactNode
  /** A picture above the title, dark in both schemes, behind the close button. */
  banner?: ReactNode
  closeLabel: string
  /** `bottom` and `end` are sheets: from below (phones) and from the side; `sheet` comes from below on phones alone. */
  placement?: DialogPlacement
  size?: DialogSize
  /** `false`: only its own buttons close it (a decision that must be made). */
  dismissible?: boolean
  /** Lets the keyboard scroll the content, for one that is long and has little else to stop at. */
  scrollable?: boolean
  children?: ReactNode
  footer?: ReactNode
}

const placements: Record<DialogPlacement, string> = {
  center:
    'm-auto max-h-[min(52rem,calc(100dvh-32px))] w-[calc(100%-32px)] rounded-panel open:animate-[rise-in_200ms_var(--ease-calm)]',
  bottom:
    'mx-auto mt-auto mb-0 max-h-[calc(100dvh-48px)] w-full rounded-t-panel open:animate-[rise-in_320ms_var(--ease-calm)]',
  sheet:
    'mx-auto mt-auto mb-0 max-h-[calc(100dvh-48px)] w-full rounded-t-panel open:animate-[rise-in_320ms_var(--ease-calm)] sm:m-auto sm:max-h-[min(52rem,calc(100dvh-32px))] sm:w-[calc(100%-32px)] sm:rounded-panel',
  end: 'my-0 me-0 ms-auto h-dvh max-h-dvh w-full open:animate-[fade-in_200ms_var(--ease-calm)]',
}

const sizes: Record<DialogSize, string> = {
  small: 'max-w-[440px]',
  medium: 'max-w-[600px]',
  wide: 'max-w-[720px]',
  large: 'max-w-[920px]',
}

/**
 * A modal dialog on the native `dialog`, which makes the page inert, traps and restores focus, and closes on Escape.
 * Its content is rendered only while it is open.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  titleHidden = false,
  description,
  banner,
  closeLabel,
  placement = 'center',
  size = 'medium',
  dismissible = true,
  scrollable = false,
  children,
  footer,
}: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)
  const id = useId()
  const Body = scrollable ? 'section' : 'div'

  useEffect(() => {
    const dialog = element.current
    if (!dialog) return
    if (open && !dialog.open) {
      // Compensates for the missing scrollbar (base.css).
      const { style, clientWidth } = document.documentElement
      style.setProperty('--scrollbar', `${window.innerWidth - clientWidth}px`)
      dialog.showModal()
    }
    if (!open && dialog.open) dialog.close()
  }, [open])

  // No overlays while it is open.
  useEffect(() => (open ? holdOverlays() : undefined), [open])

  // The content fills the box, so a press whose target is the dialog is on the backdrop; a selection that started
  // inside is not.
  const onPointerDown = (event: PointerEvent) => {
    pressedOutside.current = event.target === event.currentTarget
  }
  const onClick = (event: MouseEvent) => {
    if (dismissible && pressedOutside.current && event.target === event.currentTarget) onOpenChange(false)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape is the browser's
    <dialog
      ref={element}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onClose={() => onOpenChange(false)}
      onCancel={(event) => {
        if (!dismissible) event.preventDefault()
      }}
      onPointerDown={onPointerDown}
      onClick={onClick}
      // In the scheme of the page, not of the band in which it is opened.
      data-scheme="page"
      className={clsx(
        'overflow-hidden border-hairline bg-surface p-0 text-ink shadow-panel',
        // An edge beside a banner would be a light seam.
        banner ? 'border-0 forced-colors:border' : 'border',
        placements[placement],
        sizes[size],
      )}
    >
      {open ? (
        <div className="relative flex max-h-[inherit] flex-col in-[dialog.h-dvh]:h-full">
          {banner}
          <div
            className={clsx(
              'flex items-start gap-4 px-5 pt-5 md:px-8',
              !banner && 'md:pt-7',
              titleHidden && 'justify-end',
            )}
          >
            <div className={clsx('min-w-0 flex-1 pt-1.5', titleHidden && 'sr-only')}>
              <h2 id={`${id}-title`} className="text-h3">
                {title}
              </h2>
              {description ? (
                <p id={`${id}-description`} className="mt-2 text-ink-2">
                  {description}
                </p>
              ) : null}
            </div>
            {dismissible ? (
              <button
                type="button"
                onClick={() => onOpenChange(false)}
                className={clsx(
                  'flex size-11 shrink-0 items-center justify-center rounded-full',
                  // Over a banner, which is dark in both schemes.
                  banner
                    ? 'absolute end-3 top-3 text-white hover:bg-white/15'
                    : '-me-2 text-ink-2 hover:bg-surface-2 hover:text-ink',
                )}
              >
                <X className="size-5" />
                <span className="sr-only">{closeLabel}</span>
              </button>
            ) : null}
          </div>
          <Body
            aria-labelledby={scrollable ? `${id}-title` : undefined}
            tabIndex={scrollable ? 0 : undefined}
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5 -outline-offset-4 md:px-8 md:pb-8"
          >
            {children}
          </Body>
          {footer ? (
            <div className="flex flex-wrap justify-end gap-3 border-t border-hairline px-5 py-4 md:px-8">{footer}</div>
          ) : null}
        </div>
      ) : null}
    </dialog>
  )
}
