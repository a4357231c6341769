import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'

import { UntranslatedPage } from '@/features/article/untranslated-page'
import { CategoryPage } from '@/features/category/category-page'
import { NotFoundPage } from '@/features/error-pages/not-found-page'
import { notFoundMetadata, unavailableMetadata } from '@/features/error-pages/status-metadata'
import { UnavailablePage } from '@/features/error-pages/unavailable-page'
import { categoryPath, hasOwnPage } from '@/lib/routes/category-path'
import { loadCategoryTrail } from '@/lib/content/category-trail'
import { loadCategoryBySlug, loadCategoryPosts } from '@/lib/content/lists'
import { settle } from '@/lib/content/settle'
import { currentLocale } from '@/lib/platform/i18n/current-locale'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'
import { isBeyondLast, pageHref } from '@/lib/platform/paging/page-number'
import { feedPath } from '@/lib/routes/feed-path'
import { listMetadata } from '@/lib/routes/list-metadata'

interface CategoryRouteProps {
  slug: string
  /** Null: the address names no page. */
  page: number | null
}

async function load({ slug, page }: CategoryRouteProps, locale: Locale) {
  const category = await settle(loadCategoryBySlug(slug, locale))
  if (page === null || category.kind === 'missing') return { kind: 'missing' } as const
  if (category.kind === 'unavailable') return category
  if (category.value.status === 'untranslated') return category.value
  const { document } = category.value
  if (hasOwnPage(document)) return { kind: 'elsewhere', path: pageHref(categoryPath(document), page) } as const
  const posts = await settle(loadCategoryPosts(document.id, locale, page))
  if (posts.kind !== 'found') return posts
  if (isBeyondLast(posts.value)) return { kind: 'missing' } as const
  return { kind: 'found', category: document, posts: posts.value, page } as const
}

export async function categoryMetadata(props: CategoryRouteProps): Promise<Metadata> {
  const locale = await currentLocale()
  const found = await load(props, locale)
  if ('status' in found) return notFoundMetadata()
  if (found.kind === 'unavailable') return unavailableMetadata()
  if (found.kind === 'elsewhere') return {}
  if (found.kind === 'missing') return notFoundMetadata()
  const lists = await getTranslations('lists')
  const { category, posts, page } = found
  return listMetadata({
    locale,
    path: categoryPath(category),
    page,
    lastPage: posts.lastPage,
    title: page === 1 ? category.name : lists('titleOfPage', { title: category.name, page }),
    description: category.description ?? category.name,
    languages: category.locales,
    feed: feedPath(category),
  })
}

/** A page of a category. Market news, reports, policy and terms have pages of their own. */
export async function CategoryRoute(props: CategoryRouteProps) {
  const locale = await currentLocale()
  const found = await load(props, locale)
  if ('status' in found) {
    const { slug, title, titleLocale, locales } = found
    return <UntranslatedPage path={`/cate/${slug}`} title={title} titleLocale={titleLocale} languages={locales} />
  }
  if (found.kind === 'unavailable') return <UnavailablePage />
  if (found.kind === 'elsewhere') permanentRedirect(localizedPath(locale, found.path))
  if (found.kind === 'missing') return <NotFoundPage />
  const { category, posts, page } = found
  const [shell, lists, trail] = await Promise.all([
    getTranslations('shell'),
    getTranslations('lists'),
    loadCategoryTrail(category.slug, locale),
  ])
  const own = { label: category.name }
  const crumbs = [
    { label: shell('home'), href: '/' },
    ...trail.map((above) => ({ label: above.name, href: categoryPath(above) })),
    ...(page === 1 ? [own] : [{ ...own, href: categoryPath(category) }, { label: lists('page', { page }) }]),
  ]
  return <CategoryPage locale={locale} category={category} posts={posts} crumbs={crumbs} />
}
