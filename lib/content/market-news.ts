import 'server-only'

import { mainApi } from '@/lib/backends/main/server'
import type { NewsArticle } from '@/lib/backends/news/mappers'
import { newsApi } from '@/lib/backends/news/server'
import { type Locale, locales } from '@/lib/platform/i18n/locales'
import { categoryIds } from '@/lib/routes/category-ids'

import { cachedContent, cachedDocument } from './cached-content'
import { type ContentResult, missing } from './content-result'

/** Newest market news. @param limit number of articles */
export async function loadMarketNews(locale: Locale, limit: number) {
  'use cache'
  return cachedContent({ key: `market-news:${locale}:${limit}`, tags: ['market-news'] }, () =>
    newsApi(locale).articles({ limit }),
  )
}

/** One page of the market news, ten articles a page. @param page from 1 */
export async function loadMarketNewsPage(locale: Locale, page: number) {
  'use cache'
  return cachedContent({ key: `market-news-page:${locale}:${page}`, tags: ['market-news'] }, () =>
    newsApi(locale).articles({ page }),
  )
}

export async function loadRelatedNews(id: number, locale: Locale) {
  'use cache'
  return cachedContent({ key: `related-news:${id}:${locale}`, tags: ['market-news', `news:${id}`] }, () =>
    newsApi(locale).related(id),
  )
}

/** Name and description that the CMS gives the market news: category 9, whose articles are in the news API. */
export async function loadNewsCategory(locale: Locale) {
  'use cache'
  const id = categoryIds.marketNews
  return cachedDocument({ key: `news-category:${locale}`, tags: ['categories', `category:${id}`] }, () =>
    mainApi(locale).newsCategory(id),
  )
}

/**
 * An article of the news API, which answers 404 for an article without the language. The other languages are then tried,
 * one after the other, to tell `untranslated` from `missing`.
 * @param id path segment; one that cannot be an id is `missing` and costs no call
 */
export async function loadNewsArticle(id: string, locale: Locale): Promise<ContentResult<NewsArticle>> {
  if (!/^[1-9]\d{0,9}$/.test(id)) return missing
  for (const language of [locale, ...locales.filter((each) => each !== locale)]) {
    // oxlint-disable-next-line no-await-in-loop -- most articles exist in the first language
    const article = await loadArticleIn(language, Number(id))
    if (article.kind === 'missing') continue
    if (article.kind !== 'found' || language === locale) return article
    const { title, locales: readable } = article.value
    return { kind: 'untranslated', slug: id, locales: readable, title, titleLocale: language }
  }
  return missing
}

async function loadArticleIn(locale: Locale, id: number) {
  'use cache'
  return cachedContent({ key: `news:${id}:${locale}`, tags: ['market-news', `news:${id}`] }, () =>
    newsApi(locale).article(id),
  )
}
