'use client'

import { ChevronDown } from '@/components/ui/icons'
import type { TocEntry } from '@/lib/platform/html/article-html'

import { TocList } from './toc-list'

/**
 * Contents of an article on narrow screens: folded, above the text. Wide ones have `TableOfContents`, from the same entries: of
 * the browser, so that a document says them once in its data.
 */
export function ContentsMenu({ title, entries }: { title: string; entries: readonly TocEntry[] }) {
  return (
    <details className="rounded-card border border-hairline bg-surface px-4 py-1 lg:hidden print:hidden">
      <summary className="flex min-h-11 items-center justify-between text-small font-semibold">
        {title}
        <ChevronDown className="size-5 text-ink-3 transition-transform in-open:rotate-180" />
      </summary>
      <div className="pb-3">
        <TocList entries={entries} />
      </div>
    </details>
  )
}
