import type { Page, Report } from '@/lib/backends/main/content'
import { isoDay } from '@/lib/platform/i18n/format-day'

import { searchCalls } from './limits'
import { matchesFilter, type ReportFilter } from './report-filter'

/** Progress of a search, which starts with the newest reports. */
export interface ReportSearch {
  readonly found: readonly Report[]
  readonly searched: number
  readonly total: number
  /** Calls made so far; the next call loads page `calls + 1`. */
  readonly calls: number
  /** No further reports can match. */
  readonly complete: boolean
}

const initialSearch: ReportSearch = { found: [], searched: 0, total: 0, calls: 0, complete: false }

/**
 * Reads reports from newest to oldest and keeps those that match, until the end of the list, the start date of the
 * filter, or the call limit, after which the search can be continued. Returns null if a call failed.
 * @param load loads one page of `searchCallSize` reports
 */
export async function searchReports(
  load: (page: number) => Promise<Page<Report> | null>,
  filter: ReportFilter,
  before: ReportSearch = initialSearch,
): Promise<ReportSearch | null> {
  let search = before
  while (!search.complete && search.calls < before.calls + searchCalls) {
    // oxlint-disable-next-line no-await-in-loop -- whether to continue depends on the previous page
    const page = await load(search.calls + 1)
    if (page === null) return null
    search = continueWith(search, page, filter)
  }
  return search
}

function continueWith(search: ReportSearch, page: Page<Report>, filter: ReportFilter): ReportSearch {
  const known = new Set(search.found.map(({ id }) => id))
  const oldest = page.rows.at(-1)
  const reachedStart = filter.from !== null && oldest !== undefined && isoDay(oldest.publishedAt) < filter.from
  return {
    found: [...search.found, ...page.rows.filter((row) => !known.has(row.id) && matchesFilter(row, filter))],
    searched: search.searched + page.rows.length,
    total: page.total,
    calls: search.calls + 1,
    complete: reachedStart || page.page >= page.lastPage,
  }
}
