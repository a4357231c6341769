import { clsx } from 'clsx'

import { Cover } from '@/components/ui/cover'
import { formatDay } from '@/lib/platform/i18n/format-day'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'
import { PageLink } from '@/lib/platform/navigation/page-link'

import { LeadPost } from './lead-post'
import type { ListedPost } from './listed-post'

interface PostRowProps {
  post: ListedPost
  locale: Locale
  /** Id of the list's category; a post of a subcategory shows the name of its own. */
  categoryId: number
  /** One of the rows that are on the first screen. */
  isOnFirstScreen?: boolean
  /** The newest post of the category, shown larger, as wide as both columns. */
  isLead?: boolean
}

/** A post as a list item. The server renders the first page of items, the browser those loaded later. */
export function PostRow({ post, locale, categoryId, isOnFirstScreen = false, isLead = false }: PostRowProps) {
  const category = post.category !== null && post.category.id !== categoryId ? post.category.name : null
  if (isLead) {
    return (
      <li className="md:pb-5 lg:col-span-full">
        <LeadPost post={post} category={category} locale={locale} />
      </li>
    )
  }
  return (
    <li
      className={clsx(
        'group relative grid gap-x-5 border-b border-hairline py-6 md:grid-rows-[auto_1fr] md:gap-x-8',
        post.image !== null && 'grid-cols-[minmax(0,1fr)_auto]',
      )}
    >
      {/* On phones the date and category run above the picture, because long category names do not fit beside it. */}
      <div className="min-w-0 max-md:contents">
        <p className="col-span-full flex flex-wrap gap-x-3 text-small text-ink-3">
          <time dateTime={post.publishedAt.toISOString()} className="num">
            {formatDay(post.publishedAt, locale)}
          </time>
          {category !== null && <span className="font-semibold text-bronze">{category}</span>}
        </p>
        <h2 className="mt-1 leading-[1.45] font-semibold text-pretty md:text-lead md:leading-[1.45]">
          <PageLink
            href={localizedPath(locale, post.path)}
            className="decoration-1 underline-offset-4 group-hover:text-primary group-hover:underline after:absolute after:inset-0"
          >
            {post.title}
          </PageLink>
        </h2>
      </div>
      <Cover
        src={post.image}
        of={post.path}
        className="mt-1 aspect-[16/9] h-auto w-28 rounded-control object-cover edged md:col-start-2 md:row-span-2 md:w-40"
        priority={false}
        eager={isOnFirstScreen}
      />
      {post.description !== null && (
        <p className="mt-2 max-w-measure text-small text-ink-2 max-md:hidden">{post.description}</p>
      )}
    </li>
  )
}
