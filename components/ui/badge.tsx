import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export type BadgeTone = 'neutral' | 'primary' | 'bronze' | 'success' | 'warning' | 'danger'

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-surface-2 text-ink-2',
  primary: 'bg-primary-soft text-primary',
  bronze: 'bg-bronze-soft text-bronze',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
}

/** A short state or kind, not a control. */
export function Badge({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: BadgeTone
  className?: string
  children: ReactNode
}) {
  return (
    <span
      className={clsx(
        // The outline is an edge where the reader's own colours take the ground away.
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-min font-semibold whitespace-nowrap outline-1 -outline-offset-1 outline-transparent',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
