import { clsx } from 'clsx'
import type { MouseEvent } from 'react'

import { chipClass } from '@/components/ui/chip'
import { PageLink } from '@/lib/platform/navigation/page-link'

/** `id` null: all branches. */
export interface BranchOption<Id = number> {
  readonly id: Id
  readonly name: string
  /** Jobs that take applications; null: not known. */
  readonly count: number | null
}

interface BranchFilterProps {
  readonly label: string
  readonly options: readonly BranchOption<number | null>[]
  readonly chosen: number | null
  readonly hrefOf: (id: number | null) => string
  /** Null: the document is about one branch, so that another one is another document. */
  readonly onChoose: ((id: number | null) => void) | null
}

/** Branches as links to their jobs; where `onChoose` is given, a plain press stays on the page. On phones the row scrolls sideways. */
export function BranchFilter({ label, options, chosen, hrefOf, onChoose }: BranchFilterProps) {
  return (
    <nav aria-label={label}>
      <ul className="-mx-4 flex [scrollbar-width:none] gap-2 py-1 max-md:overflow-x-auto max-md:fade-right-12 max-md:ps-4 max-md:pe-12 md:mx-0 md:flex-wrap">
        {options.map(({ id, name, count }) => {
          const href = hrefOf(id)
          const look = {
            'aria-current': chosen === id ? ('true' as const) : undefined,
            className: clsx(chipClass, 'whitespace-nowrap'),
          }
          const text = (
            <>
              {name} {count !== null && <span className="num font-semibold">{count}</span>}
            </>
          )
          return (
            <li key={id ?? 'all'} className="shrink-0">
              {onChoose === null ? (
                <PageLink {...look} href={href} scroll={false}>
                  {text}
                </PageLink>
              ) : (
                <a
                  {...look}
                  href={href}
                  onClick={(event) => {
                    if (isForNewTab(event)) return
                    event.preventDefault()
                    onChoose(id)
                  }}
                >
                  {text}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function isForNewTab(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0
}
