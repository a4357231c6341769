import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface ContainerProps {
  id?: string
  className?: string
  children: ReactNode
}

/** The page's column: at most 1200 px of content, 16 px gutters on phones, 24 px from 768 px. */
export function Container({ id, className, children }: ContainerProps) {
  return (
    <div id={id} className={clsx('container-page', className)}>
      {children}
    </div>
  )
}
