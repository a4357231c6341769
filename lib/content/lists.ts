import 'server-only'

import { mainApi } from '@/lib/backends/main/server'
import { newsApi } from '@/lib/backends/news/server'
import type { Locale } from '@/lib/platform/i18n/locales'
import { mapResult } from '@/lib/platform/result/result'

import { categoryIds } from '@/lib/routes/category-ids'
import { remember } from './remember'

/** Lists in pages, of the sizes of docs/specification.md#constants-and-limits: a page costs the same however long its list is. */

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
  return remember({ key: `news-category:${locale}`, tags: ['categories', `category:${id}`] }, () =>
    mainApi(locale).newsCategory(id),
  )
}

/** One page of the research reports, five of them. @param page from 1 */
export async function loadReportsPage(locale: Locale, page: number) {
  'use cache'
  return remember({ key: `reports-page:${locale}:${page}`, tags: ['posts', 'reports'] }, () =>
    mainApi(locale).reports({ page }),
  )
}

/** Reports that tell which sectors and tickers there are to choose from: the newest, in one call. */
const facetReports = 100

/** Sectors and tickers of the newest reports, in the order of the language. */
export async function loadReportFacets(locale: Locale) {
  'use cache'
  return remember({ key: `report-facets:${locale}`, tags: ['posts', 'reports'] }, async () => {
    const newest = await mainApi(locale).reports({ limit: facetReports })
    return mapResult(newest, ({ rows }) => {
      const sorted = (values: readonly string[]) => [...new Set(values)].toSorted((a, b) => a.localeCompare(b, locale))
      return {
        sectors: sorted(rows.flatMap(({ sector }) => sector ?? [])),
        tickers: sorted(rows.flatMap(({ tickers }) => tickers)),
      }
    })
  })
}

/**
 * Questions in one document, which is searched as a whole and has all of them while they are this few. However many there
 * are, a page stays as long as this.
 */
export const faqPageSize = 50

/** One page of questions and answers. @param page from 1 */
export async function loadFaqPage(locale: Locale, page: number) {
  'use cache'
  return remember({ key: `faq-page:${locale}:${page}`, tags: ['faqs'] }, () =>
    mainApi(locale).faqs({ page, limit: faqPageSize }),
  )
}

/** A category with what is below it and its newest posts. */
export async function loadCategory(id: number, locale: Locale) {
  'use cache'
  return remember({ key: `category-of:${id}:${locale}`, tags: ['posts', 'categories', `category:${id}`] }, () =>
    mainApi(locale).category(id),
  )
}

export async function loadCategoryBySlug(slug: string, locale: Locale) {
  'use cache'
  return remember({ key: `category-slug:${slug}:${locale}`, tags: ['posts', 'categories'] }, () =>
    mainApi(locale).categoryBySlug(slug),
  )
}

/** The category above; null at the top. */
export async function loadParentCategory(slug: string, locale: Locale) {
  'use cache'
  return remember({ key: `category-parent:${slug}:${locale}`, tags: ['posts', 'categories'] }, () =>
    mainApi(locale).parentCategory(slug),
  )
}

/** Every post of a category, newest first: for one that holds a handful, as the versions of a legal document. */
export async function loadAllPostsOfCategory(id: number, locale: Locale) {
  'use cache'
  return remember({ key: `all-posts:${id}:${locale}`, tags: ['posts', `category:${id}`] }, async () =>
    mapResult(await mainApi(locale).allPostsOfCategory(id), (posts) =>
      posts.toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime()),
    ),
  )
}

/** One page of the posts of a category, five of them. @param page from 1 */
export async function loadCategoryPosts(id: number, locale: Locale, page: number) {
  'use cache'
  return remember({ key: `category-posts:${id}:${locale}:${page}`, tags: ['posts', `category:${id}`] }, () =>
    mainApi(locale).postsOfCategory(id, { page }),
  )
}
