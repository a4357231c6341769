import { listPage } from '@/app/_pages/list-page'
import { headingOf } from '@/app/_pages/titled-page'
import { MarketStrip } from '@/features/market/market-strip'
import { ReportsPage } from '@/features/reports/reports-page'
import { loadCategory } from '@/lib/content/categories'
import { loadReportFacets, loadReportsPage } from '@/lib/content/reports'
import { optionalContent } from '@/lib/content/require-content'
import { categoryIds } from '@/lib/routes/category-ids'
import { feedPath } from '@/lib/routes/feed-path'

const path = '/reports'

export const reportsPage = listPage({
  path,
  load: loadReportsPage,
  async heading(locale) {
    const category = await optionalContent(loadCategory(categoryIds.reports, locale))
    return { ...(await headingOf(path)), ...(category !== null && { feed: feedPath(category) }) }
  },
  async view(reports, { locale, crumbs }) {
    const facets = await optionalContent(loadReportFacets(locale))
    const noFacets = { sectors: [], tickers: [] }
    return (
      <>
        <MarketStrip locale={locale} />
        <ReportsPage locale={locale} reports={reports} facets={facets ?? noFacets} crumbs={crumbs} />
      </>
    )
  },
})
