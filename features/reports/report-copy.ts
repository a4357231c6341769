import type { PaginationProps } from '@/components/ui/pagination'

import type { ReportTableCopy } from './report-table'

/** Words of the filter form. */
export interface ReportFilterCopy {
  filters: string
  show: string
  hide: string
  type: string
  allTypes: string
  sector: string
  allSectors: string
  ticker: string
  tickerHint: string
  tickerError: string
  from: string
  to: string
  dateError: string
  reset: string
  /** With `{filter}`. */
  remove: string
}

/** Words of what was found. */
export interface ReportResultCopy {
  searching: string
  /** With `{count}`. */
  found: string
  /** With `{searched}` and `{total}`. */
  partly: string
  further: string
  empty: string
  emptyLead: string
  failed: string
  retry: string
}

export interface ReportsCopy {
  table: ReportTableCopy
  filter: ReportFilterCopy
  result: ReportResultCopy
  pagination: PaginationProps['copy']
}

/** What there is to choose from. */
export interface ReportFacets {
  readonly sectors: readonly string[]
  readonly tickers: readonly string[]
}
