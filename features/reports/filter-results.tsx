import { FilterChips } from './filter-chips'
import { FilteredReports } from './filtered-reports'
import type { ReportFacets, ReportFilter } from './report-filter'

interface FilterResultsProps {
  filter: ReportFilter
  onFilter: (filter: ReportFilter) => void
  facets: ReportFacets
  page: number
  onPage: (page: number) => void
  onReset: () => void
}

/** The active filters and the reports that match them. Its code is loaded when there is a filter. */
export function FilterResults({ filter, onFilter, facets, ...list }: FilterResultsProps) {
  return (
    <>
      <div className="mb-6">
        <FilterChips filter={filter} onFilter={onFilter} facets={facets} />
      </div>
      <FilteredReports filter={filter} {...list} />
    </>
  )
}
