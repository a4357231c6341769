import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

import { ArticleIndexPage, type IndexSection } from '@/features/category/article-index-page'
import { categoryIds } from '@/lib/routes/category-ids'
import { categoryPath } from '@/lib/routes/category-path'
import { loadMarketNews, loadPostsOfCategory } from '@/lib/content/documents'
import { loadCategory } from '@/lib/content/lists'
import { orNull } from '@/lib/content/settle'
import { currentLocale } from '@/lib/platform/i18n/current-locale'
import type { Locale } from '@/lib/platform/i18n/locales'
import { pageMetadata } from '@/lib/routes/page-metadata'

/** Posts shown of a new-post category, and of every other subject. */
const shownNews = 5
const shownOfSubject = 3

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('category')
  const locale = await currentLocale()
  return pageMetadata({ locale, path: '/article', title: t('articlesTitle'), description: t('articlesLead') })
}

/** The newest posts of a category under its name; nothing where it could not be loaded. */
async function sectionOf(id: number, locale: Locale, count: number): Promise<readonly IndexSection[]> {
  const [category, posts] = await Promise.all([
    orNull(loadCategory(id, locale)),
    orNull(loadPostsOfCategory(id, locale, count)),
  ])
  if (category?.status !== 'found' || posts === null) return []
  const { name } = category.document
  const entries = posts.rows.map((post) => ({ ...post, path: `/article/${post.slug}` }))
  return [{ title: name, path: categoryPath(category.document), entries }]
}

/** The other new-post category: its articles are those of the news API. */
async function marketNews(locale: Locale): Promise<IndexSection> {
  const t = await getTranslations('marketNews')
  const news = await orNull(loadMarketNews(locale, shownNews))
  const entries = (news?.rows ?? []).map((article) => ({ ...article, path: `/market-news/${article.id}` }))
  return { title: t('title'), path: '/market-news', entries }
}

export default async function Articles() {
  const locale = await currentLocale()
  const [t, shell] = await Promise.all([getTranslations('category'), getTranslations('shell')])
  const [company, market, ...sections] = await Promise.all([
    sectionOf(categoryIds.companyNews, locale, shownNews),
    marketNews(locale),
    sectionOf(categoryIds.research, locale, shownOfSubject),
    sectionOf(categoryIds.products, locale, shownOfSubject),
    sectionOf(categoryIds.guides, locale, shownOfSubject),
  ])
  const crumbs = [{ label: shell('home'), href: '/' }, { label: t('articlesTitle') }]
  return <ArticleIndexPage locale={locale} news={[...company, market]} sections={sections.flat()} crumbs={crumbs} />
}
