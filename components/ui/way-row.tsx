import { clsx } from 'clsx'

import { ArrowRight } from '@/components/ui/icons'
import { Link } from '@/lib/platform/i18n/link'

interface WayRowProps {
  /** Without language prefix. */
  readonly href: string
  readonly title: string
  /** What is there, in a few words. */
  readonly note: string
  /** On phones a tile, without the note. */
  readonly isTile?: boolean
}

/** A way to a part of the site, for visitors who do not know where to go: its name, and what is there. */
export function WayRow({ href, title, note, isTile = false }: WayRowProps) {
  return (
    <Link
      href={href}
      className={clsx(
        'group flex h-full items-center gap-4 border-t border-hairline py-3.5 transition-colors hover:border-primary',
        isTile &&
          'max-sm:min-h-14 max-sm:gap-2 max-sm:rounded-card max-sm:border max-sm:bg-surface max-sm:px-3 max-sm:py-2',
      )}
    >
      <span className="min-w-0 flex-1">
        <span
          className={clsx(
            'block leading-snug font-semibold group-hover:text-primary',
            isTile ? 'sm:text-[1.125rem]' : 'text-[1.125rem]',
          )}
        >
          {title}
        </span>
        <span className={clsx('mt-0.5 block text-small text-ink-2', isTile && 'max-sm:hidden')}>{note}</span>
      </span>
      <ArrowRight className="size-5 shrink-0 text-bronze transition-transform group-hover:translate-x-0.5" />
    </Link>
  )
}
