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
  /** Number of the page of unfiltered reports in the document. */
  documentPage: number
  /** The unfiltered reports from the document, shown while no filter is active. */
  children: ReactNode
}

/** Filters, whose state is in the URL, and the matching reports. */
export function ReportBrowser({ facets, documentPage, children }: ReportBrowserProps) {
  const query = useAddressQuery()
  const { filter, page } = parseReportQuery(query)
  const filtering = isFiltering(filter)
  const onFilter = (next: ReportFilter) => {
    const target = writeReportQuery(window.location.search, next)
    // Without filters the list starts at its first page, but this document holds a later one.
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
