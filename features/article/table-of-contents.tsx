import type { TocEntry } from '@/lib/platform/html/article-html'

/** Table of contents of an article: beside the text on wide screens, collapsible above it on narrow ones. */
export function TableOfContents({ title, entries }: { title: string; entries: readonly TocEntry[] }) {
  if (entries.length < 2) return null
  const list = (
    <ol className="mt-2 border-l border-hairline">
      {entries.map((entry) => (
        <li key={entry.id}>
          <a
            href={`#${entry.id}`}
            className="-ml-px flex min-h-11 items-center border-l border-transparent py-1.5 pl-4 text-small text-ink-2 hover:border-primary hover:text-primary"
          >
            {entry.text}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <>
      <details className="mb-8 rounded-card border border-hairline bg-surface px-4 py-1 lg:hidden">
        <summary className="flex min-h-11 items-center text-small font-semibold">{title}</summary>
        <div className="pb-3">{list}</div>
      </details>
      <nav aria-label={title} className="sticky top-28 hidden lg:block">
        <p className="text-small font-semibold">{title}</p>
        {list}
      </nav>
    </>
  )
}
