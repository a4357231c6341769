'use client'

import type { ReactNode } from 'react'

import { pushAddressQuery, useAddressQuery } from '@/components/ui/use-address-query'

import { FilterChips } from './filter-chips'
import { FilteredReports } from './filtered-reports'
import {
  isFiltering,
  noFilter,
  parseReportQuery,
  type ReportFacets,
  type ReportFilter,
  writeReportQuery,
} from './report-filter'
import { ReportFilters } from './report-filters'

interface ReportBrowserProps {
  facets: ReportFacets
  /** Page of all reports that the document holds. */
  documentPage: number
  /** All reports, as the document has them: shown while nothing is filtered. */
  children: ReactNode
}

/** The filters, whose state is the address, and the reports that they leave. */
export function ReportBrowser({ facets, documentPage, children }: ReportBrowserProps) {
  const query = useAddressQuery()
  const { filter, page } = parseReportQuery(query)
  const filtering = isFiltering(filter)
  const onFilter = (next: ReportFilter) => {
    const target = writeReportQuery(window.location.search, next)
    // The document holds a further page, and unfiltered reports begin at the first.
    if (!isFiltering(next) && documentPage > 1) window.location.assign(window.location.pathname + target)
    else pushAddressQuery(target)
  }
  return (
    <>
      <ReportFilters filter={filter} onFilter={onFilter} facets={facets} />
      <div className="mt-8 md:mt-10">
        {filtering ? (
          <>
            <div className="mb-6">
              <FilterChips filter={filter} onFilter={onFilter} facets={facets} />
            </div>
            <FilteredReports
              filter={filter}
              page={page}
              onPage={(target) => {
                pushAddressQuery(writeReportQuery(window.location.search, filter, target))
              }}
              onReset={() => {
                onFilter(noFilter)
              }}
            />
          </>
        ) : (
          children
        )}
      </div>
    </>
  )
}
