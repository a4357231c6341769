import { Drawing } from '@/components/art/drawing'
import drumEmpty from '@/components/art/drawings/drum-empty.svg'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

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
      <Drawing file={drumEmpty} className="mb-6 size-28 text-bronze-graphic opacity-70" />
      <p className="text-h3 font-semibold">{title}</p>
      {children ? <div className="mt-2 max-w-[48ch] text-ink-2">{children}</div> : null}
      {action ? <div className="mt-6">{action}</div> : null}
    </div>
  )
}
