import type { ReactNode } from 'react'

import type { Icon } from './icons'

/** What can be pressed in such a line, whether it leads somewhere or does something. */
export const sideLink =
  'target text-ink underline decoration-hairline-strong underline-offset-4 hover:text-primary hover:decoration-current'

interface SideLineProps {
  readonly icon: Icon
  readonly children: ReactNode
}

/** A quiet line beside a form: its icon hangs, and what can be pressed in it is as high as a finger needs. */
export function SideLine({ icon: Sign, children }: SideLineProps) {
  return (
    <div className="grid min-h-11 grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 text-small">
      <Sign aria-hidden="true" strokeWidth={1.5} className="mt-3 size-5 text-ink-3" />
      <div className="min-w-0 py-2.75 leading-snug text-ink-2">{children}</div>
    </div>
  )
}
