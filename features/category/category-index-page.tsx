import { getTranslations } from 'next-intl/server'
import type { CSSProperties } from 'react'

import { AllLink } from '@/components/ui/all-link'
import type { Crumb } from '@/components/ui/breadcrumb'
import { Cover } from '@/components/ui/cover'
import { ListHeader } from '@/components/ui/list-header'
import type { Category, Page, PostSummary } from '@/lib/backends/main/content'
import { formatDay } from '@/lib/platform/i18n/format-day'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'
import { keepPairs } from '@/lib/platform/text/keep-pairs'
import { categoryPath } from '@/lib/routes/category-path'

import { CategoryChips } from './subcategories'

interface CategoryIndexPageProps {
  /** Top categories with their newest posts, where those could be loaded. */
  categories: readonly { readonly category: Category; readonly posts: Page<PostSummary> | null }[]
  crumbs: readonly Crumb[]
  locale: Locale
}

/** All categories: how many posts each has, as parts of a bar that lead to it; then each with its subcategories and newest posts. */
export async function CategoryIndexPage({ categories, crumbs, locale }: CategoryIndexPageProps) {
  const t = await getTranslations('category')
  const lists = await getTranslations('lists')
  const counted = categories.flatMap(({ category, posts }) =>
    posts === null ? [] : [{ id: category.id, name: category.name, count: posts.total }],
  )
  return (
    <>
      <ListHeader crumbs={crumbs} breadcrumbLabel={lists('breadcrumb')} title={t('indexTitle')} lead={t('indexLead')}>
        <CategoryShares label={t('indexTitle')} categories={counted} />
      </ListHeader>
      <div className="container-page pb-20 md:pb-28">
        {categories.map(({ category, posts }, at) => (
          <section
            key={category.id}
            id={`category-${category.id}`}
            className="grid scroll-mt-24 gap-x-12 gap-y-4 pt-10 md:gap-y-6 md:pt-16 lg:grid-cols-[17rem_minmax(0,1fr)]"
          >
            <div className="min-w-0">
              <h2 className="text-h2">
                <Link href={categoryPath(category)} className="underline-offset-4 hover:text-primary hover:underline">
                  {category.name}
                </Link>
              </h2>
              {category.description !== null && (
                <p className="mt-2 max-w-measure text-ink-2 max-sm:hidden">{category.description}</p>
              )}
              {category.children.length > 0 && (
                <nav aria-label={`${t('below')}: ${category.name}`} className="mt-3 md:mt-5">
                  <CategoryChips categories={category.children} />
                </nav>
              )}
              <AllLink href={categoryPath(category)}>
                {posts === null ? t('all') : `${t('all')} (${t('count', { count: posts.total })})`}
                <span className="sr-only">: {category.name}</span>
              </AllLink>
            </div>
            {posts !== null && posts.rows.length > 0 && (
              <ul className="newest">
                {posts.rows.map((post, index) => (
                  <NewestPost key={post.id} post={post} locale={locale} isOnFirstScreen={at === 0 && index === 0} />
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </>
  )
}

interface CategorySharesProps {
  label: string
  categories: readonly { readonly id: number; readonly name: string; readonly count: number }[]
}

/** How the posts are distributed: a bar whose parts are as long as their numbers, on phones a line for each. */
function CategoryShares({ label, categories }: CategorySharesProps) {
  if (categories.length < 2) return null
  const most = Math.max(...categories.map(({ count }) => count))
  return (
    <nav aria-label={label} className="mt-6 md:mt-10">
      <ul className="shares">
        {categories.map(({ id, name, count }) => (
          <li key={id} style={{ '--count': count, '--share': `${(100 * count) / most}%` } as CSSProperties}>
            <a href={`#category-${id}`}>
              {name} <span className="num">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface NewestPostProps {
  post: PostSummary
  locale: Locale
  isOnFirstScreen: boolean
}

function NewestPost({ post, locale, isOnFirstScreen }: NewestPostProps) {
  return (
    <li className="group">
      <div>
        <time dateTime={post.publishedAt.toISOString()} className="num text-small text-ink-3">
          {formatDay(post.publishedAt, locale)}
        </time>
        <h3>
          <Link
            href={`/article/${post.slug}`}
            className="decoration-1 underline-offset-4 group-hover:text-primary group-hover:underline after:absolute after:inset-0"
          >
            {keepPairs(post.title)}
          </Link>
        </h3>
        {post.description !== null && <p>{post.description}</p>}
      </div>
      <Cover
        src={post.image}
        of={`/article/${post.slug}`}
        className="aspect-[16/9]"
        priority={false}
        eager={isOnFirstScreen}
      />
    </li>
  )
}
