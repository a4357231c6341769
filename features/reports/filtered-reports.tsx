import { useLocale, useTranslations } from 'next-intl'
import { useRef } from 'react'

import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'

import { reportPageSize } from './limits'
import { type ReportFilter, writeReportQuery } from './report-filter'
import { ReportPages } from './report-pages'
import { ReportSkeletons } from './report-skeletons'
import { ReportTable } from './report-table'
import { useReportSearch } from './use-report-search'

interface FilteredReportsProps {
  filter: ReportFilter
  page: number
  onPage: (page: number) => void
  onReset: () => void
}

/** Search results, five per page, with progress, failure and empty states. */
export function FilteredReports({ filter, page, onPage, onReset }: FilteredReportsProps) {
  const t = useTranslations('reports')
  const locale = useLocale()
  const { status, search, again, further } = useReportSearch(locale, filter)
  const head = useRef<HTMLDivElement>(null)
  const found = search?.found ?? []
  const pageCount = Math.max(1, Math.ceil(found.length / reportPageSize))
  const current = Math.min(page, pageCount)
  const rows = found.slice((current - 1) * reportPageSize, current * reportPageSize)
  const nothing = status === 'done' && found.length === 0
  return (
    <div aria-busy={status === 'searching'}>
      <div ref={head} tabIndex={-1} className="scroll-mt-28 outline-none">
        <output className="text-small text-ink-2">
          {status === 'searching' ? t('searching') : ''}
          {status === 'done' ? t('found', { count: found.length }) : ''}
        </output>
      </div>
      {status === 'failed' && (
        <Alert
          tone="danger"
          role="alert"
          className="mt-6"
          actions={
            <Button size="compact" variant="secondary" onClick={again}>
              {t('retry')}
            </Button>
          }
        >
          {t('failed')}
        </Alert>
      )}
      {status === 'searching' && search === null && <ReportSkeletons />}
      {nothing && (
        <EmptyState
          className="mt-6"
          title={t('empty')}
          action={
            <Button variant="secondary" onClick={onReset}>
              {t('reset')}
            </Button>
          }
        >
          {t('emptyLead')}
        </EmptyState>
      )}
      {rows.length > 0 && status !== 'failed' && (
        <div className={status === 'searching' ? 'mt-4 opacity-60 transition-opacity' : 'mt-4'}>
          <ReportTable reports={rows} />
          <div className="mt-10">
            <ReportPages
              page={current}
              pageCount={pageCount}
              hrefOf={(target) => writeReportQuery('', filter, target)}
              onPage={(target) => {
                onPage(target)
                // Move focus to the top of the new page.
                head.current?.focus()
              }}
            />
          </div>
        </div>
      )}
      {status === 'done' && search !== null && !search.complete && (
        <div className="mt-8 flex flex-col items-center gap-3 text-center">
          <p className="text-small text-ink-2">{t('partly', { searched: search.searched, total: search.total })}</p>
          <Button
            variant="secondary"
            onClick={() => {
              further(search)
            }}
          >
            {t('further')}
          </Button>
        </div>
      )}
    </div>
  )
}
