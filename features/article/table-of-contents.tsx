'use client'

import { useEffect, useState } from 'react'

import { DrumProgress } from '@/components/ui/drum-progress'
import { ChevronDown } from '@/components/ui/icons'
import type { TocEntry } from '@/lib/platform/html/article-html'

interface TableOfContentsProps {
  readonly title: string
  readonly entries: readonly TocEntry[]
  /** Whether a drum fills a ray for each section reached. */
  readonly hasProgress: boolean
}

/** Sections from which a text needs a list of them; fewer are seen at a glance. */
const fewest = 4

/**
 * Table of contents of an article: beside the text on wide screens, where it follows the reader and marks the section that is
 * being read; collapsible above the text on narrow ones.
 */
export function TableOfContents({ title, entries, hasProgress }: TableOfContentsProps) {
  const current = useCurrentEntry(entries)
  if (entries.length < fewest) return null
  const list = (
    <ol className="mt-2 border-l border-hairline">
      {entries.map((entry, index) => (
        <li key={entry.id}>
          <a
            href={`#${entry.id}`}
            aria-current={index === current ? 'location' : undefined}
            className="-ml-px flex min-h-11 items-center border-l border-transparent py-1.5 pl-4 text-small text-ink-2 hover:border-primary hover:text-primary aria-[current]:border-bronze-graphic aria-[current]:font-semibold aria-[current]:text-ink lg:min-h-9"
          >
            {entry.text}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <>
      {/* What follows in the column passes below it, unless the keyboard is there. */}
      <nav
        aria-label={title}
        className="sticky top-26 z-1 mt-8 hidden bg-canvas before:absolute before:inset-x-0 before:-top-8 before:h-8 before:bg-canvas after:pointer-events-none after:absolute after:inset-x-0 after:top-full after:h-8 after:bg-linear-to-b after:from-canvas has-[~*:focus-within]:static lg:block print:hidden"
      >
        <div className="flex items-center gap-3">
          {hasProgress && <DrumProgress done={current + 1} total={entries.length} className="size-12 shrink-0" />}
          <p className="text-small font-semibold">
            {title}
            {/* The current entry of the list says the same. */}
            {hasProgress && (
              <span aria-hidden="true" className="block num font-normal text-ink-3">
                {current + 1}/{entries.length}
              </span>
            )}
          </p>
        </div>
        {list}
      </nav>
      <details className="mt-6 rounded-card border border-hairline bg-surface px-4 py-1 lg:hidden print:hidden">
        <summary className="flex min-h-11 items-center justify-between text-small font-semibold">
          {title}
          <ChevronDown className="size-5 text-ink-3 transition-transform in-open:rotate-180" />
        </summary>
        <div className="pb-3">{list}</div>
      </details>
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
