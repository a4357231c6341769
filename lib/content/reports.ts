import 'server-only'

import { mainApi } from '@/lib/backends/main/server'
import type { Locale } from '@/lib/platform/i18n/locales'
import { mapResult } from '@/lib/platform/result/result'

import { cachedContent } from './cached-content'

const tags = ['posts', 'reports']

/** Newest research reports. @param limit number of reports */
export async function loadReports(locale: Locale, limit: number) {
  'use cache'
  return cachedContent({ key: `reports:${locale}:${limit}`, tags }, () => mainApi(locale).reports({ limit }))
}

/** One page of the research reports, five a page. @param page from 1 */
export async function loadReportsPage(locale: Locale, page: number) {
  'use cache'
  return cachedContent({ key: `reports-page:${locale}:${page}`, tags }, () => mainApi(locale).reports({ page }))
}

/** Number of newest reports whose sectors and tickers the filters offer; one call. */
const facetReports = 100

/** Sectors and tickers of the newest reports, in the order of the language. */
export async function loadReportFacets(locale: Locale) {
  'use cache'
  return cachedContent({ key: `report-facets:${locale}`, tags }, async () => {
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
