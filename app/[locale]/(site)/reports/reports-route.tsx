import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

import { ReportsPage } from '@/features/reports/reports-page'
import { NotFoundPage } from '@/features/error-pages/not-found-page'
import { notFoundMetadata, unavailableMetadata } from '@/features/error-pages/status-metadata'
import { UnavailablePage } from '@/features/error-pages/unavailable-page'
import { categoryIds } from '@/lib/routes/category-ids'
import { loadCategory, loadReportFacets, loadReportsPage } from '@/lib/content/lists'
import { orNull, settle } from '@/lib/content/settle'
import { currentLocale } from '@/lib/platform/i18n/current-locale'
import { isBeyondLast } from '@/lib/platform/paging/page-number'
import { feedPath } from '@/lib/routes/feed-path'
import { listMetadata } from '@/lib/routes/list-metadata'

const path = '/reports'

/** Metadata of a page of the reports. @param page null: the address names no page */
export async function reportsMetadata(page: number | null): Promise<Metadata> {
  if (page === null) return notFoundMetadata()
  const locale = await currentLocale()
  const reports = await settle(loadReportsPage(locale, page))
  if (reports.kind === 'unavailable') return unavailableMetadata()
  if (reports.kind === 'missing' || isBeyondLast(reports.value)) return notFoundMetadata()
  const [t, lists, category] = await Promise.all([
    getTranslations('reports'),
    getTranslations('lists'),
    orNull(loadCategory(categoryIds.reports, locale)),
  ])
  return listMetadata({
    locale,
    path,
    page,
    lastPage: reports.value.lastPage,
    title: page === 1 ? t('title') : lists('titleOfPage', { title: t('title'), page }),
    description: t('lead'),
    ...(category?.status === 'found' && { feed: feedPath(category.document) }),
  })
}

/** A page of the reports. @param page null: the address names no page */
export async function ReportsRoute({ page }: { page: number | null }) {
  if (page === null) return <NotFoundPage />
  const locale = await currentLocale()
  const reports = await settle(loadReportsPage(locale, page))
  if (reports.kind === 'unavailable') return <UnavailablePage />
  if (reports.kind === 'missing' || isBeyondLast(reports.value)) return <NotFoundPage />
  const [shell, t, lists, facets] = await Promise.all([
    getTranslations('shell'),
    getTranslations('reports'),
    getTranslations('lists'),
    orNull(loadReportFacets(locale)),
  ])
  const crumbs = [
    { label: shell('home'), href: '/' },
    ...(page === 1 ? [{ label: t('title') }] : [{ label: t('title'), href: path }, { label: lists('page', { page }) }]),
  ]
  return (
    <ReportsPage
      locale={locale}
      reports={reports.value}
      facets={facets ?? { sectors: [], tickers: [] }}
      crumbs={crumbs}
    />
  )
}
