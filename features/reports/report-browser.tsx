'use client'

import { useTranslations } from 'next-intl'
import { lazy, type ReactNode, Suspense } from 'react'

import { loadCode } from '@/lib/platform/navigation/load-code'
import { pushAddressQuery, useAddressQuery } from '@/components/ui/use-address-query'

import {
  isFiltering,
  noFilter,
  parseReportQuery,
  type ReportFacets,
  type ReportFilter,
  writeReportQuery,
} from './report-filter'
import { ReportFilters } from './report-filters'
import { ReportSkeletons } from './report-skeletons'

const FilterResults = lazy(async () => ({
  default: (await loadCode(() => import('./filter-results'))).FilterResults,
}))

interface ReportBrowserProps {
  facets: ReportFacets
  /** Number of the page of unfiltered reports in the document. */
  documentPage: number
  /** The unfiltered reports from the document, shown while no filter is active. */
  children: ReactNode
}

/** Filters, whose state is in the URL, and the matching reports; on wide screens beside each other. */
export function ReportBrowser({ facets, documentPage, children }: ReportBrowserProps) {
  const t = useTranslations('reports')
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
    <div className="lg:grid lg:grid-cols-[17.5rem_minmax(0,1fr)] lg:gap-x-12">
      <div className="self-start lg:sticky lg:top-26">
        <ReportFilters filter={filter} onFilter={onFilter} facets={facets} />
        <p className="mt-8 border-t border-hairline pt-4 text-small text-pretty text-ink-2 max-lg:hidden">
          {t('disclaimer')}
        </p>
      </div>
      <div className="max-lg:mt-8">
        {filtering ? (
          <Suspense fallback={<ReportSkeletons />}>
            <FilterResults
              filter={filter}
              onFilter={onFilter}
              facets={facets}
              page={page}
              onPage={(target) => {
                pushAddressQuery(writeReportQuery(window.location.search, filter, target))
              }}
              onReset={() => {
                onFilter(noFilter)
              }}
            />
          </Suspense>
        ) : (
          children
        )}
      </div>
    </div>
  )
}
