import type { Page, Report } from '@/lib/backends/main/content'
import { isoDay } from '@/lib/platform/i18n/format-day'

import { searchCalls } from './limits'
import { matchesFilter, type ReportFilter } from './report-filter'

/** How far a search has come, newest reports first. */
export interface ReportSearch {
  readonly found: readonly Report[]
  readonly searched: number
  readonly total: number
  /** Calls made so far; the next one is for the page after. */
  readonly calls: number
  /** There is nothing further to be found. */
  readonly complete: boolean
}

const begin: ReportSearch = { found: [], searched: 0, total: 0, calls: 0, complete: false }

/**
 * Reads reports from newest to oldest and keeps those that match, until the end, the first day of the filter, or the
 * limit of calls, after which it can be continued. Null: a call failed.
 * @param load one call: a page of `searchCallSize` reports
 */
export async function searchReports(
  load: (page: number) => Promise<Page<Report> | null>,
  filter: ReportFilter,
  before: ReportSearch = begin,
): Promise<ReportSearch | null> {
  let search = before
  while (!search.complete && search.calls < before.calls + searchCalls) {
    // oxlint-disable-next-line no-await-in-loop -- what is old enough to stop at is known from the call before
    const page = await load(search.calls + 1)
    if (page === null) return null
    search = continueWith(search, page, filter)
  }
  return search
}

function continueWith(search: ReportSearch, page: Page<Report>, filter: ReportFilter): ReportSearch {
  const known = new Set(search.found.map(({ id }) => id))
  const oldest = page.rows.at(-1)
  const passed = filter.from !== null && oldest !== undefined && isoDay(oldest.publishedAt) < filter.from
  return {
    found: [...search.found, ...page.rows.filter((row) => !known.has(row.id) && matchesFilter(row, filter))],
    searched: search.searched + page.rows.length,
    total: page.total,
    calls: search.calls + 1,
    complete: passed || page.page >= page.lastPage,
  }
}
