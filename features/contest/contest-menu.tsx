import { clsx } from 'clsx'

import { contestPath } from '@/lib/content/contest'
import { Link } from '@/lib/platform/i18n/link'

interface ContestMenuProps {
  label: string
  overview: string
  entries: ReadonlyArray<{ page: string; title: string }>
  /** Slug of the current page; empty for the overview. */
  current: string
}

/** The contest's menu: one line, which scrolls sideways where it is narrow and fades out there; on a phone at both ends once tabs lie before the current one. */
export function ContestMenu({ label, overview, entries, current }: ContestMenuProps) {
  const tabs = [{ page: '', title: overview }, ...entries]
  // Tabs before it are out of sight on a phone.
  const isFarOn = tabs.findIndex(({ page }) => page === current) > 1
  return (
    <nav aria-label={label} data-contest className="border-b border-hairline bg-surface">
      <ul
        className={clsx(
          'mx-auto flex w-full max-w-[calc(var(--container-page)+3rem)] [scrollbar-width:none] overflow-x-auto overscroll-x-contain px-1 max-xl:pe-12 md:px-3',
          isFarOn
            ? 'scroll-px-16 max-md:fade-both-12 max-md:ps-12 md:max-xl:fade-right-12'
            : 'scroll-px-1 max-xl:fade-right-12 md:scroll-px-3',
        )}
      >
        {tabs.map(({ page, title }) => (
          <li key={page} className="shrink-0">
            <Link
              href={contestPath(page)}
              aria-current={page === current ? 'page' : undefined}
              className="relative inline-flex min-h-12 items-center px-3 text-small text-ink-2 -outline-offset-4 after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:[scroll-initial-target:nearest] aria-[current]:after:bg-bronze-graphic forced-colors:aria-[current]:after:bg-[Highlight]"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
