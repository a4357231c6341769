import { contestPath } from '@/lib/content/contest'
import { Link } from '@/lib/platform/i18n/link'

interface ContestMenuProps {
  label: string
  overview: string
  entries: ReadonlyArray<{ page: string; title: string }>
  /** Slug of the current page; empty for the overview. */
  current: string
}

/** The contest's menu: on phones one line that scrolls sideways, on wide screens as many as it needs. */
export function ContestMenu({ label, overview, entries, current }: ContestMenuProps) {
  return (
    <nav aria-label={label} className="border-b border-hairline bg-surface">
      <ul className="mx-auto flex w-full max-w-[calc(var(--container-page)+4.5rem)] overflow-x-auto overscroll-x-contain px-1 md:px-3 lg:flex-wrap">
        {[{ page: '', title: overview }, ...entries].map(({ page, title }) => (
          <li key={page} className="shrink-0">
            <Link
              href={contestPath(page)}
              aria-current={page === current ? 'page' : undefined}
              className="inline-flex min-h-12 items-center border-b-2 border-transparent px-3 text-small text-ink-2 -outline-offset-4 hover:text-ink aria-[current]:border-bronze-graphic aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:[scroll-initial-target:nearest]"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
