import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** The page's column: at most 1200 px of content, 16 px gutters on phones, 24 px from 768 px. */
export function Container({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={clsx('container-page', className)}>{children}</div>
}
