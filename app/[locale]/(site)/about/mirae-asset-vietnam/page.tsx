import { CompanyPage } from '@/features/about/company-page'
import { loadCompanyPost, loadHistories } from '@/lib/content/about'
import { loadBranches } from '@/lib/content/branches'
import { currentYear } from '@/lib/content/current-year'
import { optionalContent } from '@/lib/content/require-content'
import { loadCountries } from '@/lib/content/site-frame'

import { aboutPage } from '../about-page'

const page = aboutPage('/about/mirae-asset-vietnam', loadCompanyPost, async ({ post, locale, crumbs }) => {
  const [history, branches, countries, year] = await Promise.all([
    optionalContent(loadHistories(locale)),
    optionalContent(loadBranches(locale)),
    optionalContent(loadCountries(locale)),
    currentYear(),
  ])
  const founded = history === null || history.length === 0 ? null : Math.min(...history.map((entry) => entry.year))
  return (
    <CompanyPage
      post={post}
      crumbs={crumbs}
      history={history ?? []}
      figures={{
        years: founded === null ? null : year - founded,
        branches: branches?.length ?? null,
        markets: countries?.filter(({ company }) => company !== null).length ?? null,
      }}
    />
  )
})

export const { generateMetadata } = page

export default page.Page
