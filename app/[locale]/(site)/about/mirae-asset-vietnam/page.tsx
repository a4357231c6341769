import { CompanyPage } from '@/features/about/company-page'
import { loadCompanyPost, loadHistories, loadYearsInBusiness } from '@/lib/content/about'
import { loadBranches } from '@/lib/content/branches'
import { optionalContent } from '@/lib/content/require-content'
import { loadCountries } from '@/lib/content/site-frame'

import { aboutPage } from '../about-page'

const page = aboutPage('/about/mirae-asset-vietnam', loadCompanyPost, async ({ post, locale, crumbs }) => {
  const [history, years, branches, countries] = await Promise.all([
    optionalContent(loadHistories(locale)),
    loadYearsInBusiness(locale),
    optionalContent(loadBranches(locale)),
    optionalContent(loadCountries(locale)),
  ])
  return (
    <CompanyPage
      post={post}
      crumbs={crumbs}
      history={history ?? []}
      figures={{
        years,
        branches: branches?.length ?? null,
        markets: countries?.filter(({ company }) => company !== null).length ?? null,
      }}
    />
  )
})

export const { generateMetadata } = page

export default page.Page
