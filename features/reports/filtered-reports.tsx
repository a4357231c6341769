import { useRef } from 'react'

import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Pagination } from '@/components/ui/pagination'
import { Skeleton } from '@/components/ui/skeleton'
import type { Locale } from '@/lib/platform/i18n/locales'
import { fillIn } from '@/lib/platform/text/fill-in'

import { reportPageSize, visiblePages } from './limits'
import type { ReportsCopy } from './report-copy'
import { type ReportFilter, writeReportQuery } from './report-filter'
import { ReportTable } from './report-table'
import { useReportSearch } from './use-report-search'

interface FilteredReportsProps {
  filter: ReportFilter
  page: number
  locale: Locale
  copy: ReportsCopy
  onPage: (page: number) => void
  onReset: () => void
}

/** Search results, five per page, with progress, failure and empty states. */
export function FilteredReports({ filter, page, locale, copy, onPage, onReset }: FilteredReportsProps) {
  const { status, search, again, further } = useReportSearch(locale, filter)
  const { result } = copy
  const head = useRef<HTMLDivElement>(null)
  const number = new Intl.NumberFormat(locale)
  const found = search?.found ?? []
  const pageCount = Math.max(1, Math.ceil(found.length / reportPageSize))
  const current = Math.min(page, pageCount)
  const rows = found.slice((current - 1) * reportPageSize, current * reportPageSize)
  const nothing = status === 'done' && found.length === 0
  return (
    <div aria-busy={status === 'searching'}>
      <div ref={head} tabIndex={-1} className="scroll-mt-28 outline-none">
        <output className="text-small text-ink-2">
          {status === 'searching' ? result.searching : ''}
          {status === 'done' ? fillIn(result.found, { count: number.format(found.length) }) : ''}
        </output>
      </div>
      {status === 'failed' && (
        <Alert
          tone="danger"
          role="alert"
          className="mt-6"
          actions={
            <Button size="compact" variant="secondary" onClick={again}>
              {result.retry}
            </Button>
          }
        >
          {result.failed}
        </Alert>
      )}
      {status === 'searching' && search === null && (
        <div className="mt-6 grid gap-4">
          {Array.from({ length: reportPageSize }, (_, index) => (
            <Skeleton key={index} className="h-24" />
          ))}
        </div>
      )}
      {nothing && (
        <EmptyState
          className="mt-6"
          title={result.empty}
          action={
            <Button variant="secondary" onClick={onReset}>
              {copy.filter.reset}
            </Button>
          }
        >
          {result.emptyLead}
        </EmptyState>
      )}
      {rows.length > 0 && status !== 'failed' && (
        <div className={status === 'searching' ? 'mt-4 opacity-60 transition-opacity' : 'mt-4'}>
          <ReportTable reports={rows} locale={locale} copy={copy.table} />
          <div className="mt-10">
            <Pagination
              page={current}
              pageCount={pageCount}
              visible={visiblePages}
              hrefOf={(target) => writeReportQuery('', filter, target)}
              onPage={(target) => {
                onPage(target)
                // Move focus to the top of the new page.
                head.current?.focus()
              }}
              copy={copy.pagination}
            />
          </div>
        </div>
      )}
      {status === 'done' && search !== null && !search.complete && (
        <div className="mt-8 flex flex-col items-center gap-3 text-center">
          <p className="text-small text-ink-2">
            {fillIn(result.partly, {
              searched: number.format(search.searched),
              total: number.format(search.total),
            })}
          </p>
          <Button
            variant="secondary"
            onClick={() => {
              further(search)
            }}
          >
            {result.further}
          </Button>
        </div>
      )}
    </div>
  )
}
