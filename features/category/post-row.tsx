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
  /** The newest post of the category, shown larger. */
  isLead?: boolean
}

/** A post as a list item. The server renders the first page of items, the browser those loaded later. */
export function PostRow({ post, locale, categoryId, isOnFirstScreen = false, isLead = false }: PostRowProps) {
  const filedElsewhere = post.category !== null && post.category.id !== categoryId
  return (
    <li
      className={clsx(
        'group relative grid gap-x-5 border-b border-hairline py-6 md:gap-x-8',
        post.image !== null && 'grid-cols-[minmax(0,1fr)_auto]',
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
            'mt-1 leading-[1.45] font-semibold text-pretty md:leading-[1.45]',
            isLead ? 'text-h3 md:mt-2 md:text-h2 md:leading-tight' : 'md:text-lead',
          )}
        >
          <PageLink
            href={localizedPath(locale, `/article/${post.slug}`)}
            className="decoration-1 underline-offset-4 group-hover:text-primary group-hover:underline after:absolute after:inset-0"
          >
            {post.title}
          </PageLink>
        </h2>
        {post.description !== null && (
          <p className={clsx('mt-2 max-w-measure text-ink-2', isLead ? 'clamp-3 md:mt-3' : 'clamp-2 text-small')}>
            {post.description}
          </p>
        )}
      </div>
      <Cover
        src={post.image}
        of={`/article/${post.slug}`}
        className={clsx('aspect-[16/9] h-auto w-28 rounded-control object-cover', isLead ? 'md:w-100' : 'md:w-40')}
        priority={false}
        eager={isOnFirstScreen}
      />
    </li>
  )
}
