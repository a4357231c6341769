'use client'

import type { ReactNode } from 'react'

import { pushAddressQuery, useAddressQuery } from '@/components/ui/use-address-query'
import type { Locale } from '@/lib/platform/i18n/locales'

import { FilterChips } from './filter-chips'
import { FilteredReports } from './filtered-reports'
import type { ReportFacets, ReportsCopy } from './report-copy'
import { isFiltering, noFilter, parseReportQuery, type ReportFilter, writeReportQuery } from './report-filter'
import { ReportFilters } from './report-filters'

interface ReportBrowserProps {
  locale: Locale
  facets: ReportFacets
  copy: ReportsCopy
  /** Number of the page of unfiltered reports in the document. */
  documentPage: number
  /** The unfiltered reports from the document, shown while no filter is active. */
  children: ReactNode
}

/** Filters, whose state is in the URL, and the matching reports. */
export function ReportBrowser({ locale, facets, copy, documentPage, children }: ReportBrowserProps) {
  const query = useAddressQuery()
  const { filter, page } = parseReportQuery(query)
  const filtering = isFiltering(filter)
  const types = copy.table.types
  const onFilter = (next: ReportFilter) => {
    const target = writeReportQuery(window.location.search, next)
    // Without filters the list starts at its first page, but this document holds a later one.
    if (!isFiltering(next) && documentPage > 1) window.location.assign(window.location.pathname + target)
    else pushAddressQuery(target)
  }
  return (
    <>
      <ReportFilters filter={filter} onFilter={onFilter} facets={facets} types={types} copy={copy.filter} />
      <div className="mt-8 md:mt-10">
        {filtering ? (
          <>
            <div className="mb-6">
              <FilterChips
                filter={filter}
                onFilter={onFilter}
                facets={facets}
                types={types}
                locale={locale}
                copy={copy.filter}
              />
            </div>
            <FilteredReports
              filter={filter}
              page={page}
              locale={locale}
              copy={copy}
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
