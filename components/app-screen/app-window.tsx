import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface AppWindowProps {
  title: string
  className?: string
  children: ReactNode
}

/** A window of an application for computers. */
export function AppWindow({ title, className, children }: AppWindowProps) {
  return (
    <div
      className={clsx('overflow-hidden rounded-card border border-hairline-strong bg-canvas shadow-panel', className)}
    >
      <p className="border-b border-hairline bg-surface px-3 py-1.5 text-min text-ink-2">{title}</p>
      {children}
    </div>
  )
}
