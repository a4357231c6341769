import { type Report, type ReportType, reportTypes } from '@/lib/backends/main/content'
import { foldAccents } from '@/lib/platform/text/fold-accents'
import { isoDay } from '@/lib/platform/i18n/format-day'
import { parsePageNumber } from '@/lib/platform/paging/page-number'

/** Filter criteria; null matches everything. */
export interface ReportFilter {
  readonly type: ReportType | null
  /** The key used in URLs, see `sectorKey`. */
  readonly sector: string | null
  readonly ticker: string | null
  /** First and last day of publication, calendar dates `YYYY-MM-DD` in Vietnam, both included. */
  readonly from: string | null
  readonly to: string | null
}

export const noFilter: ReportFilter = { type: null, sector: null, ticker: null, from: null, to: null }

export function isFiltering(filter: ReportFilter): boolean {
  return Object.values(filter).some((value) => value !== null)
}

/** The key of a sector in URLs: `bat-dong-san` for `Bất động sản`. */
export function sectorKey(name: string): string {
  return foldAccents(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
}

/** Normalises a ticker to upper case; null unless it has three to ten letters and digits. */
export function parseTicker(text: string): string | null {
  const ticker = text.trim().toUpperCase()
  return /^[A-Z\d]{3,10}$/.test(ticker) ? ticker : null
}

/** Parses a calendar date; null if it does not exist. */
export function parseDay(text: string): string | null {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null
  return date !== null && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null
}

/** Parses the query strictly: ignores invalid values, and an end date before the start date. */
export function parseReportQuery(search: string): { filter: ReportFilter; page: number } {
  const query = new URLSearchParams(search)
  const of = (key: string) => query.get(key) ?? ''
  const from = parseDay(of('from'))
  const to = parseDay(of('to'))
  const sector = of('sector')
  return {
    filter: {
      type: reportTypes.find((type) => type === of('type')) ?? null,
      sector: sector.length <= 60 && sector !== '' && sectorKey(sector) === sector ? sector : null,
      ticker: parseTicker(of('ticker')),
      from,
      to: from !== null && to !== null && to < from ? null : to,
    },
    page: parsePageNumber(of('page')) ?? 1,
  }
}

/** Writes filter and page into the query, `?` included; keeps other parameters (campaign). */
export function writeReportQuery(search: string, filter: ReportFilter, page = 1): string {
  const query = new URLSearchParams(search)
  for (const [key, value] of Object.entries({ ...filter, page: page > 1 ? String(page) : null })) {
    if (value === null) query.delete(key)
    else query.set(key, value)
  }
  return query.size === 0 ? '' : `?${query.toString()}`
}

export function matchesFilter(report: Report, filter: ReportFilter): boolean {
  const day = isoDay(report.publishedAt)
  return (
    (filter.type === null || report.type === filter.type) &&
    (filter.sector === null || (report.sector !== null && sectorKey(report.sector) === filter.sector)) &&
    (filter.ticker === null || report.tickers.includes(filter.ticker)) &&
    (filter.from === null || day >= filter.from) &&
    (filter.to === null || day <= filter.to)
  )
}

/** Sectors and tickers that filters offer: those of the newest reports. */
export interface ReportFacets {
  readonly sectors: readonly string[]
  readonly tickers: readonly string[]
}
