import '@/app/_sheets/lists.css'

import { getTranslations } from 'next-intl/server'

import { crumbsTo } from '@/app/_pages/crumbs'
import { titledPage } from '@/app/_pages/titled-page'
import { ArticleIndexPage, type IndexSection } from '@/features/category/article-index-page'
import { loadCategory } from '@/lib/content/categories'
import { loadMarketNews } from '@/lib/content/market-news'
import { loadPostsOfCategory } from '@/lib/content/posts'
import { optionalContent } from '@/lib/content/require-content'
import type { Locale } from '@/lib/platform/i18n/locales'
import { categoryIds } from '@/lib/routes/category-ids'
import { categoryPath } from '@/lib/routes/category-path'

/** Posts shown of a new-post category, of products, and of every other subject. */
const shownNews = 5
const shownProducts = 6
const shownOfSubject = 3

/** The newest posts of a category under its name; empty if they could not be loaded. */
async function sectionOf(id: number, locale: Locale, count: number): Promise<readonly IndexSection[]> {
  const [category, posts] = await Promise.all([
    optionalContent(loadCategory(id, locale)),
    optionalContent(loadPostsOfCategory(id, locale, count)),
  ])
  if (category === null || posts === null) return []
  const entries = posts.rows.map((post) => ({ ...post, path: `/article/${post.slug}` }))
  return [{ title: category.name, path: categoryPath(category), entries, isOfNoDay: id === categoryIds.products }]
}

/** The other new-post category, whose articles are in the news API. */
async function marketNews(locale: Locale): Promise<IndexSection> {
  const t = await getTranslations('marketNews')
  const news = await optionalContent(loadMarketNews(locale, shownNews))
  const entries = (news?.rows ?? []).map((article) => ({ ...article, path: `/market-news/${article.id}` }))
  return { title: t('title'), path: '/market-news', entries }
}

const page = titledPage('/article', async ({ locale, title }) => {
  const [company, market, ...sections] = await Promise.all([
    sectionOf(categoryIds.companyNews, locale, shownNews),
    marketNews(locale),
    sectionOf(categoryIds.research, locale, shownOfSubject),
    sectionOf(categoryIds.products, locale, shownProducts),
    sectionOf(categoryIds.guides, locale, shownOfSubject),
  ])
  const crumbs = await crumbsTo({ label: title })
  return <ArticleIndexPage locale={locale} news={[...company, market]} sections={sections.flat()} crumbs={crumbs} />
})

export const { generateMetadata } = page

export default page.Page
