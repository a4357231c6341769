import { crumbsTo, listCrumbs } from '@/app/_pages/crumbs'
import { definePage, type PageRequest } from '@/app/_pages/define-page'
import { existingPage, pageNumberOf, titleOfPage } from '@/app/_pages/list-page'
import { CategoryPage } from '@/features/category/category-page'
import { loadCategoryBySlug, loadCategoryTrail } from '@/lib/content/categories'
import { found, missing } from '@/lib/content/content-result'
import { loadCategoryPosts } from '@/lib/content/posts'
import { pageHref } from '@/lib/platform/paging/page-number'
import { categoryPath, hasOwnPage } from '@/lib/routes/category-path'
import { feedPath } from '@/lib/routes/feed-path'
import { listMetadata } from '@/lib/routes/list-metadata'

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
    return posts.kind === 'found' ? found({ category: category.value, posts: posts.value, page }) : posts
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
  async view({ category, posts, page }, { locale }) {
    const trail = await loadCategoryTrail(category.slug, locale)
    const crumbs = await crumbsTo(
      ...trail.map((above) => ({ label: above.name, href: categoryPath(above) })),
      ...(await listCrumbs(category.name, categoryPath(category), page)),
    )
    return <CategoryPage locale={locale} category={category} posts={posts} crumbs={crumbs} />
  },
})
