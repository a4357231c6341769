import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

import { PageHead } from '@/components/ui/page-head'
import { branchesJsonLd } from '@/features/branches/branches-json-ld'
import { BranchNetwork } from '@/features/branches/branch-network'
import { orNull } from '@/lib/content/settle'
import { loadBranches } from '@/lib/content/shell'
import { currentLocale } from '@/lib/platform/i18n/current-locale'
import { JsonLd } from '@/lib/platform/seo/json-ld'
import { pageMetadata } from '@/lib/routes/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const t = await getTranslations('branches')
  return pageMetadata({ locale, path: '/branches', title: t('metaTitle'), description: t('metaDescription') })
}

export default async function BranchesPage() {
  const locale = await currentLocale()
  const [t, shell, meta] = await Promise.all([
    getTranslations('branches'),
    getTranslations('shell'),
    getTranslations('meta'),
  ])
  const branches = (await orNull(loadBranches(locale))) ?? []
  const crumbs = [
    { label: shell('home'), href: '/' },
    { label: shell('footer.contact'), href: '/contact' },
    { label: t('title') },
  ]
  return (
    <>
      {branches.length > 0 && <JsonLd data={branchesJsonLd(branches, meta('siteName'))} />}
      <PageHead breadcrumb={{ label: shell('breadcrumb'), crumbs }} title={t('title')} lead={t('lead')} />
      <BranchNetwork locale={locale} titled={false} />
    </>
  )
}
