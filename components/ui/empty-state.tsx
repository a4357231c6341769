import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { DrumRings } from '@/components/art/drum-rings'

export interface EmptyStateProps {
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  className?: string
}

/** Explains why a list is empty and offers the next step. */
export function EmptyState({ title, children, action, className }: EmptyStateProps) {
  return (
    <div
      className={clsx(
        'flex flex-col items-center rounded-card border border-hairline px-6 py-12 text-center',
        className,
      )}
    >
      <DrumRings seed="empty" className="mb-6 size-28 text-bronze-graphic opacity-70" />
      <p className="text-h3 font-semibold">{title}</p>
      {children ? <div className="mt-2 max-w-[48ch] text-ink-2">{children}</div> : null}
      {action ? <div className="mt-6">{action}</div> : null}
    </div>
  )
}
