import type { ReactNode } from 'react'

/** A link or button of such a row: a word in the line, as high as a finger needs. */
export const quietLink =
  'inline-flex min-h-11 items-center underline decoration-hairline-strong underline-offset-4 hover:text-primary hover:decoration-current'

interface QuietRowProps {
  readonly id: string
  readonly title: string
  /** List items. */
  readonly children: ReactNode
}

/** What is kept for later, in one line under the account: its name, then what there is. */
export function QuietRow({ id, title, children }: QuietRowProps) {
  return (
    <section aria-labelledby={id} className="text-small sm:grid sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-x-6">
      <h2 id={id} className="items-center font-normal text-ink-2 max-sm:pt-3 sm:flex sm:min-h-11">
        {title}
      </h2>
      <ul className="flex flex-wrap gap-x-6">{children}</ul>
    </section>
  )
}
