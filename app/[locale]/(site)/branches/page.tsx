import { getTranslations } from 'next-intl/server'

import { crumbsTo } from '@/app/_pages/crumbs'
import { titledPage } from '@/app/_pages/titled-page'
import { PageHead } from '@/components/ui/page-head'
import { BranchNetwork } from '@/features/branches/branch-network'
import { branchesJsonLd } from '@/features/branches/branches-json-ld'
import { loadBranches } from '@/lib/content/branches'
import { optionalContent } from '@/lib/content/require-content'
import { JsonLd } from '@/lib/platform/seo/json-ld'

const page = titledPage('/branches', async ({ locale }) => {
  const [t, shell, meta, branches] = await Promise.all([
    getTranslations('branches'),
    getTranslations('shell'),
    getTranslations('meta'),
    optionalContent(loadBranches(locale)),
  ])
  const crumbs = await crumbsTo({ label: shell('footer.contact'), href: '/contact' }, { label: t('title') })
  return (
    <>
      {branches !== null && branches.length > 0 && <JsonLd data={branchesJsonLd(branches, meta('siteName'))} />}
      <PageHead breadcrumb={{ label: shell('breadcrumb'), crumbs }} title={t('title')} lead={t('lead')} />
      <BranchNetwork locale={locale} />
    </>
  )
})

export const { generateMetadata } = page

export default page.Page
