import type { MouseEventHandler } from 'react'

import type { TocEntry } from '@/lib/platform/html/article-html'

interface TocListProps {
  readonly entries: readonly TocEntry[]
  /** Index of the section that is being read, where that is known. */
  readonly current?: number | undefined
  readonly onFollow?: MouseEventHandler<HTMLAnchorElement>
}

/** Links to the sections of an article (app/contents.css: a document has them twice, so their look is said once). */
export function TocList({ entries, current, onFollow }: TocListProps) {
  return (
    <ol className="toc-list">
      {entries.map((entry, index) => (
        <li key={entry.id}>
          <a href={`#${entry.id}`} aria-current={index === current ? 'location' : undefined} onClick={onFollow}>
            {entry.text}
          </a>
        </li>
      ))}
    </ol>
  )
}
