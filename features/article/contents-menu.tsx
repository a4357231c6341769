'use client'

import { clsx } from 'clsx'
import { type MouseEvent, useId } from 'react'

import { ChevronDown } from '@/components/ui/icons'
import { useCurrentSection } from '@/components/ui/use-current-section'
import type { TocEntry } from '@/lib/platform/html/article-html'

import { TocList } from './toc-list'

interface ContentsMenuProps {
  readonly title: string
  readonly entries: readonly TocEntry[]
  /** Whether it says which section is being read: where it stays in view (app/article.css). */
  readonly showsCurrent: boolean
}

/**
 * Contents of an article on narrow screens: folded, above the text. Wide ones have `TableOfContents`, from the same entries: of
 * the browser, so that a document says them once in its data.
 */
export function ContentsMenu({ title, entries, showsCurrent }: ContentsMenuProps) {
  const own = useId()
  // It is reached before the first section, so that what comes before that section is not taken for it.
  const current = useCurrentSection(showsCurrent ? [own, ...entries.map(({ id }) => id)].join(' ') : '') - 1
  const section = entries[current]?.text
  return (
    <details
      id={own}
      className={clsx(
        'lg:hidden print:hidden',
        showsCurrent
          ? 'border-y border-hairline bg-canvas max-md:-mx-4 max-md:px-4'
          : '-mt-3 border-b border-hairline max-md:-mx-4 max-md:px-4',
      )}
    >
      <summary
        className={clsx('flex min-h-11 items-center gap-3 font-semibold', showsCurrent ? 'text-body' : 'text-small')}
      >
        <span className={section === undefined ? 'grow' : 'sr-only'}>{title}</span>
        {section !== undefined && (
          // The current entry of the list says the same.
          <span aria-hidden="true" className="min-w-0 grow truncate">
            <span className="num text-bronze">{/^\d+\./.exec(section)?.[0]}</span>
            {section.replace(/^\d+\./, '')}
          </span>
        )}
        <ChevronDown className="size-5 shrink-0 text-ink-3 transition-transform in-open:rotate-180" />
      </summary>
      <div className="pb-3">
        <TocList entries={entries} current={showsCurrent ? Math.max(0, current) : undefined} onFollow={close} />
      </div>
    </details>
  )
}

/** Over the text, an open list would hide the section to which it leads. */
function close({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.closest('details')?.removeAttribute('open')
}
