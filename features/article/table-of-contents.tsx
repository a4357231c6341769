import { ChevronDown } from '@/components/ui/icons'

import type { TocEntry } from '@/lib/platform/html/article-html'

import { CurrentEntry } from './current-entry'

/** Table of contents of an article: beside the text on wide screens, collapsible above it on narrow ones. */
export function TableOfContents({ title, entries }: { title: string; entries: readonly TocEntry[] }) {
  if (entries.length < 2) return null
  const list = (
    <ol className="mt-2 border-l border-hairline">
      {entries.map((entry) => (
        <li key={entry.id}>
          <a
            href={`#${entry.id}`}
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
      <nav aria-label={title} className="sticky top-28 hidden lg:block print:hidden" data-contents>
        <p className="text-small font-semibold">{title}</p>
        {list}
        <CurrentEntry />
      </nav>
    </>
  )
}
