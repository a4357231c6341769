import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { Link } from '@/lib/i18n/link'

export interface PostCardProps {
  title: string
  href: string
  category?: string
  excerpt?: string
  /** Machine and reader's form of the date. */
  date?: { iso: string; text: string }
  /** Reading time or the like, after the date. */
  meta?: string
  /** A picture of 16:9, or drawn art. */
  cover?: ReactNode
  /** `lead` is the first of a list, `row` a line beside it. */
  layout?: 'stack' | 'lead' | 'row'
  headingLevel?: 2 | 3
}

/** A post in a list; all of it is one link, named by the title alone. */
export function PostCard({
  title,
  href,
  category,
  excerpt,
  date,
  meta,
  cover,
  layout = 'stack',
  headingLevel = 3,
}: PostCardProps) {
  const Heading = `h${headingLevel}` as const
  const isRow = layout === 'row'
  return (
    <article className={clsx('group relative', isRow ? 'flex gap-4 border-t border-hairline py-5' : 'flex flex-col')}>
      {cover ? (
        <div
          className={clsx(
            'overflow-hidden rounded-card border border-hairline bg-surface-2',
            isRow ? 'order-2 aspect-square w-24 shrink-0 sm:aspect-video sm:w-40' : 'mb-4 aspect-video',
          )}
        >
          {cover}
        </div>
      ) : null}
      <div className="min-w-0 flex-1">
        {category ? <p className="mb-1 text-min font-semibold text-bronze">{category}</p> : null}
        <Heading className={clsx(layout === 'lead' ? 'text-h2' : isRow ? 'text-body font-semibold' : 'text-h3')}>
          <Link
            href={href}
            className="decoration-1 underline-offset-4 group-hover:text-primary group-hover:underline after:absolute after:inset-0"
          >
            {title}
          </Link>
        </Heading>
        {excerpt && !isRow ? (
          <p className={clsx('mt-2 text-ink-2', layout === 'lead' ? 'clamp-4' : 'clamp-3')}>{excerpt}</p>
        ) : null}
        {date ? (
          <p className="mt-2 text-min text-ink-3">
            <time dateTime={date.iso} className="num">
              {date.text}
            </time>
            {meta ? ` · ${meta}` : null}
          </p>
        ) : null}
      </div>
    </article>
  )
}
