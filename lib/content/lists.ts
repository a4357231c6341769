import 'server-only'

import { mainApi } from '@/lib/api/main/server'
import { newsApi } from '@/lib/api/news/server'
import type { Locale } from '@/lib/i18n/locales'

import { categoryIds } from './category-ids'
import { remember } from './remember'

/** Lists in pages, of the sizes of spec.md section 9: a page costs the same however long its list is. */

/** One page of the market news, ten articles. @param page from 1 */
export async function loadMarketNewsPage(locale: Locale, page: number) {
  'use cache'
  return remember({ key: `market-news-page:${locale}:${page}`, tags: ['market-news'] }, () =>
    newsApi(locale).articles({ page }),
  )
}

export async function loadNewsArticle(id: number, locale: Locale) {
  'use cache'
  return remember({ key: `news:${id}:${locale}`, tags: ['market-news', `news:${id}`] }, () =>
    newsApi(locale).article(id),
  )
}

export async function loadRelatedNews(id: number, locale: Locale) {
  'use cache'
  return remember({ key: `related-news:${id}:${locale}`, tags: ['market-news', `news:${id}`] }, () =>
    newsApi(locale).related(id),
  )
}

/** Name and description that the CMS gives the market news: category 9, whose articles the news API has. */
export async function loadNewsCategory(locale: Locale) {
  'use cache'
  const id = categoryIds.marketNews
  return remember({ key: `news-category:${locale}`, tags: [`category:${id}`] }, () => mainApi(locale).newsCategory(id))
}
