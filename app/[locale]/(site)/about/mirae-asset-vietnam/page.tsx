import type { Metadata } from 'next'

import { CompanyPage } from '@/features/about/company-page'
import { loadCompanyPost, loadHistories } from '@/lib/content/about'
import { currentYear } from '@/lib/content/current-year'
import { orNull } from '@/lib/content/settle'
import { loadBranches, loadCountries } from '@/lib/content/shell'
import { currentLocale } from '@/lib/platform/i18n/current-locale'

import { AboutPage, aboutMetadata } from '../about-document'

const path = '/about/mirae-asset-vietnam'

export async function generateMetadata(): Promise<Metadata> {
  return aboutMetadata({ path, post: loadCompanyPost(await currentLocale()) })
}

export default async function Company() {
  const locale = await currentLocale()
  const [history, branches, countries, year] = await Promise.all([
    orNull(loadHistories(locale)),
    orNull(loadBranches(locale)),
    orNull(loadCountries(locale)),
    currentYear(),
  ])
  const founded = history === null || history.length === 0 ? null : Math.min(...history.map((entry) => entry.year))
  return (
    <AboutPage path={path} post={loadCompanyPost(locale)}>
      {(post, crumbs) => (
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
      )}
    </AboutPage>
  )
}
