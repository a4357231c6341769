'use client'

import type { MouseEvent } from 'react'

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
  const current = useCurrentSection(showsCurrent ? entries.map(({ id }) => id).join(' ') : '')
  return (
    <details className="rounded-card border border-hairline bg-surface px-4 py-1 lg:hidden print:hidden">
      <summary className="flex min-h-11 items-center gap-3 text-small font-semibold">
        <span className="shrink-0">{title}</span>
        {/* The current entry of the list says the same. */}
        <span aria-hidden="true" className="min-w-0 grow truncate font-normal text-ink-3">
          {current > 0 && entries[current]?.text}
        </span>
        <ChevronDown className="size-5 shrink-0 text-ink-3 transition-transform in-open:rotate-180" />
      </summary>
      <div className="pb-3">
        <TocList entries={entries} current={showsCurrent ? current : undefined} onFollow={close} />
      </div>
    </details>
  )
}

/** Over the text, an open list would hide the section to which it leads. */
function close({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.closest('details')?.removeAttribute('open')
}
