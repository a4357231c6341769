'use client'

import type { MouseEvent } from 'react'

import { ChevronDown } from '@/components/ui/icons'
import type { TocEntry } from '@/lib/platform/html/article-html'

import { TocList } from './toc-list'

interface ContentsMenuProps {
  readonly title: string
  readonly entries: readonly TocEntry[]
}

/**
 * Contents of an article on narrow screens: folded, above the text. Wide ones have `TableOfContents`, from the same entries: of
 * the browser, so that a document says them once in its data.
 */
export function ContentsMenu({ title, entries }: ContentsMenuProps) {
  return (
    <details className="-mt-3 border-b border-hairline max-md:-mx-4 max-md:px-4 lg:hidden print:hidden">
      <summary className="flex min-h-11 items-center gap-3 text-small font-semibold">
        <span className="grow">{title}</span>
        <ChevronDown className="size-5 shrink-0 text-ink-3 transition-transform in-open:rotate-180" />
      </summary>
      <div className="pb-3">
        <TocList entries={entries} onFollow={close} />
      </div>
    </details>
  )
}

/** Over the text, an open list would hide the section to which it leads. */
function close({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  currentTarget.closest('details')?.removeAttribute('open')
}
