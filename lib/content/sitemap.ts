import 'server-only'

import { mainApi } from '@/lib/backends/main/server'
import { newsApi } from '@/lib/backends/news/server'
import { type Locale, locales } from '@/lib/platform/i18n/locales'
import { mapResult } from '@/lib/platform/result/result'
import { mergeEntries, type SitemapEntry } from '@/lib/routes/sitemap-xml'

import { categoryIds } from '@/lib/routes/category-ids'
import { cachedContent } from './cached-content'
import type { ContentResult } from './content-result'
import { availableContent } from './require-content'

/**
 * Limits of a sitemap: of each list and language only the newest documents, in a bounded number of calls, however long the
 * lists become. Older documents are reached through the pages that list them.
 */
const postsInSitemap = 2_000
/** Longest page of the main API's lists. */
const rowsPerCall = 1_000
const newsInSitemap = 500
/** Longest page of the news API's list. */
const newsPerCall = 100

interface EntryPage {
  readonly entries: readonly SitemapEntry[]
  readonly lastPage: number
}

interface Dated {
  readonly slug: string
  readonly publishedAt: Date
  readonly updatedAt: Date | null
  readonly locales: readonly Locale[]
}

function toEntries(page: { rows: readonly Dated[]; lastPage: number }): EntryPage {
  return {
    lastPage: page.lastPage,
    entries: page.rows.map((post) => ({
      path: `/article/${post.slug}`,
      modifiedAt: (post.updatedAt ?? post.publishedAt).toISOString(),
      languages: post.locales,
    })),
  }
}

async function loadPostEntries(categoryId: number, locale: Locale, page: number): Promise<ContentResult<EntryPage>> {
  'use cache'
  const tags = ['posts', `category:${categoryId}`]
  return cachedContent({ key: `sitemap:category:${categoryId}:${locale}:${page}`, tags }, async () =>
    mapResult(await mainApi(locale).postsOfCategory(categoryId, { page, limit: rowsPerCall }), toEntries),
  )
}

async function loadReportEntries(locale: Locale, page: number): Promise<ContentResult<EntryPage>> {
  'use cache'
  return cachedContent({ key: `sitemap:reports:${locale}:${page}`, tags: ['posts', 'reports'] }, async () =>
    mapResult(await mainApi(locale).reports({ page, limit: rowsPerCall }), toEntries),
  )
}

async function loadNewsEntries(locale: Locale, page: number): Promise<ContentResult<EntryPage>> {
  'use cache'
  return cachedContent({ key: `sitemap:market-news:${locale}:${page}`, tags: ['market-news'] }, async () =>
    mapResult(await newsApi(locale).articles({ page, limit: newsPerCall }), ({ rows, lastPage }) => ({
      lastPage,
      entries: rows.map((news) => ({
        path: `/market-news/${news.id}`,
        modifiedAt: news.publishedAt.toISOString(),
        languages: news.locales,
      })),
    })),
  )
}

async function loadJobEntries(locale: Locale): Promise<ContentResult<EntryPage>> {
  'use cache'
  return cachedContent({ key: `sitemap:recruitments:${locale}`, tags: ['recruitments'] }, async () =>
    mapResult(await mainApi(locale).recruitments({ limit: rowsPerCall }), ({ rows }) => ({
      lastPage: 1,
      entries: rows.map((job) => ({
        path: `/career/${job.id}`,
        modifiedAt: job.createdAt.toISOString(),
        languages: job.locales,
      })),
    })),
  )
}

/** The pages of a list, one after the other until it ends. @throws Error while the backend is down */
async function collect(load: (page: number) => Promise<ContentResult<EntryPage>>, maxPages: number) {
  const entries: SitemapEntry[] = []
  for (let page = 1; page <= maxPages; page += 1) {
    const result = await availableContent(load(page))
    if (result.kind !== 'found') break
    entries.push(...result.value.entries)
    if (page >= result.value.lastPage) break
  }
  return entries
}

const inAllLanguages = async (load: (locale: Locale) => Promise<readonly SitemapEntry[]>) =>
  mergeEntries(await Promise.all(locales.map(load)))

const postPages = Math.ceil(postsInSitemap / rowsPerCall)

/** Sitemaps of documents that backends publish, by name. Each throws an Error while its backend is down. */
export const contentSitemaps = {
  articles: () =>
    inAllLanguages(async (locale) => {
      const ids = [categoryIds.news, categoryIds.products, categoryIds.guides]
      return (
        await Promise.all(ids.map((id) => collect((page) => loadPostEntries(id, locale, page), postPages)))
      ).flat()
    }),
  reports: () => inAllLanguages((locale) => collect((page) => loadReportEntries(locale, page), postPages)),
  'market-news': () =>
    inAllLanguages((locale) => collect((page) => loadNewsEntries(locale, page), newsInSitemap / newsPerCall)),
  careers: () => inAllLanguages((locale) => collect(() => loadJobEntries(locale), 1)),
} as const
