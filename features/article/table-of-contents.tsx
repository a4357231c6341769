'use client'

import { useEffect, useState } from 'react'

import { DrumProgress } from '@/components/ui/drum-progress'
import { ChevronDown } from '@/components/ui/icons'
import type { TocEntry } from '@/lib/platform/html/article-html'

interface TableOfContentsProps {
  readonly title: string
  readonly entries: readonly TocEntry[]
}

/**
 * Table of contents of an article: beside the text on wide screens, where it marks the section that is being read and fills
 * a ray of the drum for each section reached; collapsible above the text on narrow ones.
 */
export function TableOfContents({ title, entries }: TableOfContentsProps) {
  const current = useCurrentEntry(entries)
  if (entries.length < 2) return null
  const list = (
    <ol className="mt-2 border-l border-hairline">
      {entries.map((entry, index) => (
        <li key={entry.id}>
          <a
            href={`#${entry.id}`}
            aria-current={index === current ? 'location' : undefined}
            className="-ml-px flex min-h-11 items-center border-l border-transparent py-1.5 pl-4 text-small text-ink-2 hover:border-primary hover:text-primary aria-[current]:border-bronze-graphic aria-[current]:font-semibold aria-[current]:text-ink"
          >
            {entry.text}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <>
      <details className="mb-8 rounded-card border border-hairline bg-surface px-4 py-1 lg:hidden print:hidden">
        <summary className="flex min-h-11 items-center justify-between text-small font-semibold">
          {title}
          <ChevronDown className="size-5 text-ink-3 transition-transform in-open:rotate-180" />
        </summary>
        <div className="pb-3">{list}</div>
      </details>
      <nav aria-label={title} className="sticky top-28 hidden lg:block print:hidden">
        <div className="flex items-center gap-3">
          <DrumProgress done={current + 1} total={entries.length} className="size-12 shrink-0" />
          <p className="text-small font-semibold">
            {title}
            {/* The current entry of the list says the same. */}
            <span aria-hidden="true" className="block num font-normal text-ink-3">
              {current + 1}/{entries.length}
            </span>
          </p>
        </div>
        {list}
      </nav>
    </>
  )
}

/** The part of the window in which a heading counts as being read: below the sticky header, in the upper third. */
const readingZone = '-112px 0px -66% 0px'

/** Index of the section that is being read, -1 above the first. */
function useCurrentEntry(entries: readonly TocEntry[]): number {
  const [current, setCurrent] = useState(-1)
  useEffect(() => {
    const headings = entries.map(({ id }) => document.getElementById(id))
    const observer = new IntersectionObserver(
      (seen) => {
        const reached = seen.findLast(({ isIntersecting }) => isIntersecting)
        if (reached) setCurrent(headings.findIndex((heading) => heading === reached.target))
      },
      { rootMargin: readingZone },
    )
    for (const heading of headings) if (heading !== null) observer.observe(heading)
    return () => observer.disconnect()
  }, [entries])
  return current
}
