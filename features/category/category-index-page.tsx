import { getTranslations } from 'next-intl/server'

import { AllLink } from '@/components/ui/all-link'
import type { Crumb } from '@/components/ui/breadcrumb'
import { ListHeader } from '@/components/ui/list-header'
import type { Category, Page, PostSummary } from '@/lib/backends/main/content'
import { formatDay } from '@/lib/platform/i18n/format-day'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'
import { categoryPath } from '@/lib/routes/category-path'

import { CategoryChips } from './subcategories'

interface CategoryIndexPageProps {
  /** Top categories with their newest posts, where those could be loaded. */
  categories: readonly { readonly category: Category; readonly posts: Page<PostSummary> | null }[]
  crumbs: readonly Crumb[]
  locale: Locale
}

/** All categories: how many posts each has, its subcategories, and beside both the newest posts. */
export async function CategoryIndexPage({ categories, crumbs, locale }: CategoryIndexPageProps) {
  const t = await getTranslations('category')
  const lists = await getTranslations('lists')
  return (
    <>
      <ListHeader crumbs={crumbs} breadcrumbLabel={lists('breadcrumb')} title={t('indexTitle')} lead={t('indexLead')} />
      <div className="container-page pt-8 pb-20 md:pt-12 md:pb-28">
        {categories.map(({ category, posts }) => (
          <section
            key={category.id}
            className="grid gap-x-12 gap-y-6 border-t border-field py-8 md:py-10 lg:grid-cols-12 lg:items-baseline"
          >
            <div className="lg:col-span-5">
              <h2 className="text-[1.5rem] leading-snug md:text-[1.75rem]">
                <Link href={categoryPath(category)} className="underline-offset-4 hover:text-primary hover:underline">
                  {category.name}
                </Link>
              </h2>
              {posts !== null && <p className="mt-1 num text-small text-ink-3">{t('count', { count: posts.total })}</p>}
              {category.description !== null && <p className="mt-3 max-w-measure text-ink-2">{category.description}</p>}
              {category.children.length > 0 && (
                <nav aria-label={`${t('below')}: ${category.name}`} className="mt-5">
                  <CategoryChips categories={category.children} className="flex-wrap" />
                </nav>
              )}
            </div>
            {posts !== null && posts.rows.length > 0 && (
              <div className="lg:col-span-7">
                <div className="flex flex-wrap items-baseline justify-between gap-x-6">
                  <p className="font-semibold">{t('newest')}</p>
                  <AllLink href={categoryPath(category)}>
                    {t('all')}
                    <span className="sr-only">: {category.name}</span>
                  </AllLink>
                </div>
                <ul>
                  {posts.rows.map((post) => (
                    <li
                      key={post.id}
                      className="group relative grid gap-x-3 border-t border-hairline py-4 sm:grid-cols-[6.5rem_minmax(0,1fr)]"
                    >
                      <time dateTime={post.publishedAt.toISOString()} className="num text-small text-ink-3 sm:pt-0.5">
                        {formatDay(post.publishedAt, locale)}
                      </time>
                      <div>
                        <h3 className="leading-[1.45] font-semibold text-pretty">
                          <Link
                            href={`/article/${post.slug}`}
                            className="decoration-1 underline-offset-4 group-hover:text-primary group-hover:underline after:absolute after:inset-0"
                          >
                            {post.title}
                          </Link>
                        </h3>
                        {post.description !== null && (
                          <p className="clamp-2 mt-1 text-small text-ink-2 max-sm:hidden">{post.description}</p>
                        )}
                      </div>
                    </li>
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
