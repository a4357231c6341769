'use client'

import { useEffect, useState } from 'react'

import { DrumProgress } from '@/components/ui/drum-progress'
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
  const current = useCurrentEntry(entries)
  return (
    <nav aria-label={title} className="toc">
      <div className="flex items-center gap-3">
        {progress !== null && <DrumProgress done={current + 1} total={entries.length} className="size-9 shrink-0" />}
        <p className="text-small font-semibold">
          {title}
          {/* The current entry of the list says the same. */}
          {progress !== null && (
            <span aria-hidden="true" className="block num font-normal text-ink-3">
              {progress} {current + 1}/{entries.length}
            </span>
          )}
        </p>
      </div>
      <TocList entries={entries} current={current} />
    </nav>
  )
}

/** Where a heading counts as reached: anywhere above the lower two thirds of the window. */
const reachedZone = '100000px 0px -66% 0px'

/** Index of the section that is being read, the last one whose heading was reached; what comes before the first belongs to it. */
function useCurrentEntry(entries: readonly TocEntry[]): number {
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    const reached = new Set<Element>()
    const observer = new IntersectionObserver(
      (changed) => {
        for (const { target, isIntersecting } of changed) {
          if (isIntersecting) reached.add(target)
          else reached.delete(target)
        }
        setCurrent(Math.max(0, reached.size - 1))
      },
      { rootMargin: reachedZone },
    )
    for (const { id } of entries) {
      const heading = document.getElementById(id)
      if (heading !== null) observer.observe(heading)
    }
    return () => observer.disconnect()
  }, [entries])
  return current
}
