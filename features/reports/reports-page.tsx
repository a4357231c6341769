import { getTranslations } from 'next-intl/server'

import type { Crumb } from '@/components/ui/breadcrumb'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { ListHeader } from '@/components/ui/list-header'
import type { Page, Report } from '@/lib/backends/main/content'
import { IslandMessages } from '@/lib/platform/i18n/island-messages'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'
import { pageHref } from '@/lib/platform/paging/page-number'

import { ReportBrowser } from './report-browser'
import type { ReportFacets } from './report-filter'
import { ReportPages } from './report-pages'
import { ReportTable } from './report-table'

interface ReportsPageProps {
  locale: Locale
  reports: Page<Report>
  facets: ReportFacets
  crumbs: readonly Crumb[]
}

/** Research reports, five per page, each with a summary and a PDF; filtering happens in the browser. */
export async function ReportsPage({ locale, reports, facets, crumbs }: ReportsPageProps) {
  const t = await getTranslations('reports')
  const lists = await getTranslations('lists')
  const path = localizedPath(locale, '/reports')
  const { rows, page, lastPage } = reports
  return (
    <>
      <ListHeader
        crumbs={crumbs}
        breadcrumbLabel={lists('breadcrumb')}
        title={t('title')}
        lead={t('lead')}
        further={page > 1 ? { label: lists('pageOf', { page, last: lastPage }) } : null}
      />
      <div className="container-page pt-8 pb-16 md:pt-10 md:pb-20">
        {rows.length === 0 ? (
          <EmptyState
            title={t('none')}
            action={
              <LinkButton href="/market-news" variant="secondary">
                {t('noneAction')}
              </LinkButton>
            }
          >
            {t('noneLead')}
          </EmptyState>
        ) : (
          <IslandMessages paths={['reports']}>
            <ReportBrowser facets={facets} documentPage={page}>
              <p className="mb-3 text-small text-ink-2">{t('count', { count: reports.total })}</p>
              <ReportTable reports={rows} hasLead={page === 1} />
              <div className="mt-10">
                <ReportPages page={page} pageCount={lastPage} hrefOf={(target) => pageHref(path, target)} />
              </div>
            </ReportBrowser>
          </IslandMessages>
        )}
        <p className="mt-12 text-small text-ink-2 lg:hidden">{t('disclaimer')}</p>
      </div>
    </>
  )
}
