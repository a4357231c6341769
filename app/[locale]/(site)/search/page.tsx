import { crumbsTo } from '@/app/_pages/crumbs'
import { titledPage } from '@/app/_pages/titled-page'
import { SearchPage } from '@/features/search/search-page'
import { searchIndexPath } from '@/lib/domain/search/search-index-path'

const page = titledPage('/search', async ({ locale, title }) => (
  <SearchPage locale={locale} indexHref={searchIndexPath(locale)} crumbs={await crumbsTo({ label: title })} />
))

export const { generateMetadata } = page

export default page.Page
