import '@/app/_sheets/lists.css'

import { crumbsTo, listCrumbs } from '@/app/_pages/crumbs'
import { definePage, type PageRequest } from '@/app/_pages/define-page'
import { existingPage, pageNumberOf, titleOfPage } from '@/app/_pages/list-page'
import { CategoryPage } from '@/features/category/category-page'
import { flattened } from '@/features/category/subcategories'
import { loadCategoryBySlug, loadCategoryTrail } from '@/lib/content/categories'
import { found, missing } from '@/lib/content/content-result'
import { loadMarketNews } from '@/lib/content/market-news'
import { loadCategoryPosts } from '@/lib/content/posts'
import { optionalContent } from '@/lib/content/require-content'
import { pageHref } from '@/lib/platform/paging/page-number'
import { categoryIds } from '@/lib/routes/category-ids'
import { categoryPath, hasOwnPage } from '@/lib/routes/category-path'
import { feedPath } from '@/lib/routes/feed-path'
import { listMetadata } from '@/lib/routes/list-metadata'

/** Market news among the first posts of a category: with five posts they fill two columns below the newest. */
const newsShown = 4

/** A page of a category. Market news, reports, policy and terms have pages of their own. */
export const categoryPage = definePage({
  path: ({ slug }) => `/cate/${encodeURIComponent(slug)}`,
  async load({ locale, params }: PageRequest<{ slug: string; page?: string }>) {
    const page = pageNumberOf(params)
    if (page === null) return missing
    const category = await loadCategoryBySlug(params.slug, locale)
    if (category.kind !== 'found') return category
    // A backend may find a slug in other spellings; the page has one address.
    if (hasOwnPage(category.value) || category.value.slug !== params.slug) {
      return { kind: 'moved', path: pageHref(categoryPath(category.value), page) }
    }
    const posts = existingPage(await loadCategoryPosts(category.value.id, locale, page), page)
    if (posts.kind !== 'found') return posts
    const hasNews = page === 1 && flattened(category.value.children).some(({ id }) => id === categoryIds.marketNews)
    const news = hasNews ? await optionalContent(loadMarketNews(locale, newsShown)) : null
    return found({ category: category.value, posts: posts.value, news: news?.rows ?? [], page })
  },
  languages: ({ category }) => category.locales,
  metadata: async ({ category, posts, page }, { locale, languages }) =>
    listMetadata({
      locale,
      path: categoryPath(category),
      page,
      lastPage: posts.lastPage,
      title: await titleOfPage(category.name, page),
      description: category.description ?? category.name,
      languages,
      feed: feedPath(category),
    }),
  async view({ category, posts, news, page }, { locale }) {
    const trail = await loadCategoryTrail(category.slug, locale)
    const crumbs = await crumbsTo(
      ...trail.map((above) => ({ label: above.name, href: categoryPath(above) })),
      ...(await listCrumbs(category.name, categoryPath(category), page)),
    )
    return <CategoryPage locale={locale} category={category} posts={posts} news={news} crumbs={crumbs} />
  },
})
