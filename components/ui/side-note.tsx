import type { ReactNode } from 'react'

import type { Icon } from './icons'

interface SideNoteProps {
  readonly icon: Icon
  readonly title: ReactNode
  /** Colours the icon by what the note is about; without a tone it has the colour of the text. */
  readonly accent?: boolean
  readonly children: ReactNode
}

/** A note beside a form: its icon hangs, so that title, text and links of all notes share one edge. */
export function SideNote({ icon: Sign, title, accent = false, children }: SideNoteProps) {
  return (
    <section className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 border-t border-hairline pt-5 first:border-t-0 first:pt-0">
      <Sign aria-hidden="true" className={accent ? 'size-5 text-bronze' : 'size-5 text-ink-3'} />
      <div className="min-w-0 text-[0.875rem] leading-normal">
        <h2 className="text-small leading-5 font-semibold">{title}</h2>
        {children}
      </div>
    </section>
  )
}
