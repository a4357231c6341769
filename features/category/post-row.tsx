import { clsx } from 'clsx'

import { PageLink } from '@/lib/platform/navigation/page-link'

import { Cover } from '@/components/ui/cover'
import type { PostSummary } from '@/lib/backends/main/content'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'
import { formatDay } from '@/lib/platform/i18n/format-day'

interface PostRowProps {
  post: PostSummary
  locale: Locale
  /** Id of the list's category; a post of a subcategory shows the name of its own. */
  categoryId: number
  /** One of the rows that are on the first screen. */
  isOnFirstScreen?: boolean
  /** The newest post of the category, shown larger, in a dark panel as wide as both columns. */
  isLead?: boolean
}

/** A post as a list item. The server renders the first page of items, the browser those loaded later. */
export function PostRow({ post, locale, categoryId, isOnFirstScreen = false, isLead = false }: PostRowProps) {
  const filedElsewhere = post.category !== null && post.category.id !== categoryId
  return (
    <li
      data-scheme={isLead ? 'dark' : undefined}
      className={clsx(
        'group relative grid gap-x-5 md:grid-rows-[auto_1fr] md:gap-x-8',
        isLead
          ? 'overflow-clip bg-picture px-4 pb-6 text-ink max-sm:-mx-4 sm:rounded-panel sm:px-6 md:py-8 lg:col-span-full lg:gap-x-12 lg:px-10'
          : 'border-b border-hairline py-6',
        post.image !== null &&
          (isLead
            ? 'md:grid-cols-[minmax(0,1fr)_25rem] lg:grid-cols-2 lg:grid-rows-2 lg:*:first:self-end'
            : 'grid-cols-[minmax(0,1fr)_auto]'),
      )}
    >
      <div className="min-w-0">
        <p className="flex flex-wrap gap-x-3 text-small text-ink-3">
          <time dateTime={post.publishedAt.toISOString()} className="num">
            {formatDay(post.publishedAt, locale)}
          </time>
          {filedElsewhere && <span className="font-semibold text-bronze">{post.category.name}</span>}
        </p>
        <h2
          className={clsx(
            'mt-1 font-semibold',
            isLead ? 'text-h2 text-balance md:mt-2' : 'leading-[1.45] text-balance md:text-lead md:leading-[1.45]',
          )}
        >
          <PageLink
            href={localizedPath(locale, `/article/${post.slug}`)}
            className="decoration-1 underline-offset-4 group-hover:text-primary group-hover:underline after:absolute after:inset-0"
          >
            {post.title}
          </PageLink>
        </h2>
      </div>
      <Cover
        src={post.image}
        of={`/article/${post.slug}`}
        className={clsx(
          'aspect-[16/9] h-auto object-cover md:col-start-2 md:row-span-2',
          isLead
            ? // The margin of a drawn cover, 7 % of its width, lies outside the text's edges.
              'w-full max-md:order-first max-md:-mx-[8.14%] max-md:w-[116.28%] max-md:max-w-none lg:w-[107.53%] lg:max-w-none'
            : 'mt-1 w-28 rounded-control md:w-40',
        )}
        priority={false}
        eager={isOnFirstScreen}
      />
      {post.description !== null && (
        <p
          className={clsx(
            'mt-2 max-w-measure text-ink-2',
            isLead ? 'md:mt-3 lg:text-lead' : 'text-small max-md:hidden',
          )}
        >
          {post.description}
        </p>
      )}
    </li>
  )
}
