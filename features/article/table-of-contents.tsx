'use client'

import { DrumProgress } from '@/components/ui/drum-progress'
import { useOpenTarget } from '@/components/ui/folded-group'
import { useCurrentSection } from '@/components/ui/use-current-section'
import type { TocEntry } from '@/lib/platform/html/article-html'

import { TocList } from './toc-list'

interface TableOfContentsProps {
  readonly title: string
  readonly entries: readonly TocEntry[]
  /** What comes before the number of the section that is being read; without it, no drum fills a ray for each. */
  readonly progress: string | null
}

/** Table of contents of an article, beside it on wide screens: it follows the reader and marks the section that is being read. */
export function TableOfContents({ title, entries, progress }: TableOfContentsProps) {
  // The sections of a document fold on narrow screens.
  useOpenTarget()
  const current = useCurrentSection(entries.map(({ id }) => id).join(' '))
  return (
    <nav aria-label={title}>
      <div className="flex items-center gap-2.5">
        {progress !== null && <DrumProgress done={current + 1} total={entries.length} className="size-11 shrink-0" />}
        <p className="text-small font-semibold">
          {title}
          {/* The current entry of the list says the same. */}
          {progress !== null && (
            <span aria-hidden="true" className="block num font-normal whitespace-nowrap text-ink-3">
              {`${progress} ${current + 1}/${entries.length}`}
            </span>
          )}
        </p>
      </div>
      <TocList entries={entries} current={current} />
    </nav>
  )
}
