import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'

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

/** All categories: how many posts each has, its subcategories, and beside both the newest posts with their pictures. */
export async function CategoryIndexPage({ categories, crumbs, locale }: CategoryIndexPageProps) {
  const t = await getTranslations('category')
  const lists = await getTranslations('lists')
  return (
    <>
      <ListHeader crumbs={crumbs} breadcrumbLabel={lists('breadcrumb')} title={t('indexTitle')} lead={t('indexLead')} />
      <div className="container-page pt-8 pb-20 md:pt-12 md:pb-28">
        {categories.map(({ category, posts }, at) => (
          <section
            key={category.id}
            className="grid gap-x-12 gap-y-6 border-t border-field py-8 md:py-10 lg:grid-cols-12"
          >
            <div className="min-w-0 lg:col-span-4">
              <h2 className="text-[1.5rem] leading-snug md:text-[1.75rem]">
                <Link href={categoryPath(category)} className="underline-offset-4 hover:text-primary hover:underline">
                  {category.name}
                </Link>
              </h2>
              {posts !== null && <p className="mt-1 num text-small text-ink-3">{t('count', { count: posts.total })}</p>}
              {category.description !== null && <p className="mt-3 max-w-measure text-ink-2">{category.description}</p>}
              {category.children.length > 0 && (
                <nav aria-label={`${t('below')}: ${category.name}`} className="mt-5">
                  <CategoryChips categories={category.children} />
                </nav>
              )}
            </div>
            {posts !== null && posts.rows.length > 0 && (
              <div className="min-w-0 lg:col-span-8">
                <div className="flex flex-wrap items-baseline justify-between gap-x-6">
                  <p className="font-semibold">{t('newest')}</p>
                  <AllLink href={categoryPath(category)}>
                    {t('all')}
                    <span className="sr-only">: {category.name}</span>
                  </AllLink>
                </div>
                <ul>
                  {posts.rows.map((post, index) => (
                    <NewestPost
                      key={post.id}
                      post={post}
                      locale={locale}
                      isLead={index === 0}
                      isOnFirstScreen={at === 0}
                    />
                  ))}
                </ul>
              </div>
            )}
          </section>
        ))}
      </div>
    </>
  )
}

interface NewestPostProps {
  post: PostSummary
  locale: Locale
  /** The newest of its category, with a larger picture. */
  isLead: boolean
  isOnFirstScreen: boolean
}

function NewestPost({ post, locale, isLead, isOnFirstScreen }: NewestPostProps) {
  return (
    <li className="group relative grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-5 border-t border-hairline py-4">
      <div>
        <time dateTime={post.publishedAt.toISOString()} className="num text-small text-ink-3">
          {formatDay(post.publishedAt, locale)}
        </time>
        <h3
          className={clsx(
            'mt-1 text-balance',
            isLead ? 'text-h3' : 'leading-[1.45] font-semibold md:text-lead md:leading-[1.45]',
          )}
        >
          <Link
            href={`/article/${post.slug}`}
            className="decoration-1 underline-offset-4 group-hover:text-primary group-hover:underline after:absolute after:inset-0"
          >
            {keepPairs(post.title)}
          </Link>
        </h3>
        {isLead && post.description !== null && (
          <p className="clamp-2 mt-2 text-small text-ink-2">{post.description}</p>
        )}
      </div>
      <Cover
        src={post.image}
        of={`/article/${post.slug}`}
        className={clsx(
          'mt-1 aspect-[16/9] h-auto rounded-control',
          isLead ? 'max-sm:order-first max-sm:col-span-full max-sm:mb-3 max-sm:w-full sm:w-80' : 'w-28 sm:w-40',
        )}
        priority={false}
        eager={isOnFirstScreen && isLead}
      />
    </li>
  )
}
