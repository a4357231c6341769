import type { ReactNode } from 'react'

import type { Icon } from './icons'

interface SideLineProps {
  readonly icon: Icon
  readonly children: ReactNode
}

/** A quiet line beside a form: its icon hangs, and what can be pressed in it is as high as a finger needs. */
export function SideLine({ icon: Sign, children }: SideLineProps) {
  return (
    <div className="grid min-h-11 grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 text-small xl:grid-cols-[1.125rem_minmax(0,1fr)] xl:text-[0.875rem]">
      <Sign aria-hidden="true" strokeWidth={1.5} className="mt-3 size-5 text-ink-3 xl:size-4.5" />
      <div className="min-w-0 py-2.75 leading-snug text-ink-2">{children}</div>
    </div>
  )
}
