import { getTranslations } from 'next-intl/server'

import { AllLink } from '@/components/ui/all-link'
import type { Crumb } from '@/components/ui/breadcrumb'
import { Cover } from '@/components/ui/cover'
import { ListHeader } from '@/components/ui/list-header'
import type { Category, Page, PostSummary } from '@/lib/backends/main/content'
import { formatDay } from '@/lib/platform/i18n/format-day'
import { Link } from '@/lib/platform/i18n/link'
import type { Locale } from '@/lib/platform/i18n/locales'
import { categoryPath } from '@/lib/routes/category-path'

import { CategoryTree } from './subcategories'

interface CategoryIndexPageProps {
  /** Top categories with their newest posts, where those could be loaded. */
  categories: readonly { readonly category: Category; readonly posts: Page<PostSummary> | null }[]
  crumbs: readonly Crumb[]
  locale: Locale
}

/** All categories: how many posts each has and which are the newest, beside its subcategories. */
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
            className="grid gap-x-6 gap-y-6 border-t border-field py-8 md:grid-cols-2 md:py-10 lg:grid-cols-12"
          >
            <div className="md:col-span-2 lg:col-span-4 lg:pe-6">
              <h2 className="text-h2">
                <Link href={categoryPath(category)} className="underline-offset-4 hover:text-primary hover:underline">
                  {category.name}
                </Link>
              </h2>
              {posts !== null && <p className="mt-1 num text-small text-ink-3">{t('count', { count: posts.total })}</p>}
              {category.description !== null && <p className="mt-3 max-w-measure text-ink-2">{category.description}</p>}
            </div>
            <nav aria-label={`${t('below')}: ${category.name}`} className="-mt-2.5 lg:col-span-3">
              <CategoryTree categories={category.children} />
            </nav>
            {posts !== null && posts.rows.length > 0 && (
              <div className="lg:col-span-5 lg:ps-6">
                <p className="text-small font-semibold">{t('newest')}</p>
                <ul className="mt-2">
                  {posts.rows.map((post) => (
                    <li
                      key={post.id}
                      className="group relative grid grid-cols-[6rem_minmax(0,1fr)_auto] gap-x-3 border-t border-hairline py-3"
                    >
                      <time dateTime={post.publishedAt.toISOString()} className="num text-small text-ink-3">
                        {formatDay(post.publishedAt, locale)}
                      </time>
                      <h3 className="text-small font-semibold">
                        <Link
                          href={`/article/${post.slug}`}
                          className="group-hover:text-primary group-hover:underline after:absolute after:inset-0"
                        >
                          {post.title}
                        </Link>
                      </h3>
                      <Cover
                        src={post.image}
                        className="aspect-[16/9] h-auto w-20 rounded-[4px] max-sm:hidden"
                        priority={false}
                      />
                    </li>
                  ))}
                </ul>
                <AllLink href={categoryPath(category)}>
                  {t('all')}
                  <span className="sr-only">: {category.name}</span>
                </AllLink>
              </div>
            )}
          </section>
        ))}
      </div>
    </>
  )
}
