import 'server-only'

import { mainApi } from '@/lib/backends/main/server'
import { newsApi } from '@/lib/backends/news/server'
import type { Locale } from '@/lib/platform/i18n/locales'

import { remember } from './remember'

/** Documents and lists of the CMS. Tags are what the CMS's webhook names (docs/architecture.md). */

export async function loadPost(slug: string, locale: Locale) {
  'use cache'
  return remember({ key: `post:${slug}:${locale}`, tags: ['posts', `post:${slug}`] }, () =>
    mainApi(locale).postBySlug(slug),
  )
}

/** Newest posts of a category. @param limit number of posts */
export async function loadPostsOfCategory(id: number, locale: Locale, limit: number) {
  'use cache'
  return remember({ key: `category:${id}:${locale}:${limit}`, tags: ['posts', `category:${id}`] }, () =>
    mainApi(locale).postsOfCategory(id, { limit }),
  )
}

/** Newest research reports. @param limit number of reports */
export async function loadReports(locale: Locale, limit: number) {
  'use cache'
  return remember({ key: `reports:${locale}:${limit}`, tags: ['posts', 'reports'] }, () =>
    mainApi(locale).reports({ limit }),
  )
}

/** Newest market news. @param limit number of articles */
export async function loadMarketNews(locale: Locale, limit: number) {
  'use cache'
  return remember({ key: `market-news:${locale}:${limit}`, tags: ['market-news'] }, () =>
    newsApi(locale).articles({ limit }),
  )
}

/** Questions and answers. @param limit number of questions */
export async function loadFaqs(locale: Locale, limit: number) {
  'use cache'
  return remember({ key: `faqs:${locale}:${limit}`, tags: ['faqs'] }, () => mainApi(locale).faqs({ limit }))
}

/**
 * What five million dong a month become, by the backend's own arithmetic.
 * @param monthly VND put in each month; @param percentAYear assumed return; @param years duration
 */
export async function loadPeriodicSaving(monthly: number, percentAYear: number, years: number, locale: Locale) {
  'use cache'
  return remember({ key: `sip:${monthly}:${percentAYear}:${years}`, tags: ['calculator'] }, () =>
    mainApi(locale).periodicSaving({ money: monthly, profit: percentAYear, years }),
  )
}
