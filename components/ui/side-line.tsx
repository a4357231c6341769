import type { ReactNode } from 'react'

import type { Icon } from './icons'

/** What leads somewhere or does something, be it the line as a whole or a part of its sentence: one look for all of them. */
export const sideLink =
  'target text-ink underline decoration-hairline-strong underline-offset-4 hover:text-primary hover:decoration-current'

interface SideLineProps {
  readonly icon: Icon
  readonly children: ReactNode
}

/** A quiet line beside a form: its icon hangs; as high as a finger needs, or closer together where there is a rail. */
export function SideLine({ icon: Sign, children }: SideLineProps) {
  return (
    <div className="grid min-h-11 grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 text-small leading-snug xl:min-h-9 xl:grid-cols-[2.5rem_minmax(0,1fr)] xl:text-[0.875rem]">
      <Sign
        aria-hidden="true"
        strokeWidth={1.5}
        className="mt-3 size-5 justify-self-center text-ink-3 xl:mt-2.5 xl:size-4.5"
      />
      <div className="min-w-0 py-2.75 text-ink-2 xl:py-2">{children}</div>
    </div>
  )
}
