import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

import { PageHead } from '@/components/ui/page-head'
import { BranchNetwork } from '@/features/branches/branch-network'
import { ContactPage } from '@/features/contact/contact-page'
import { orNull } from '@/lib/content/settle'
import { loadBranches, loadStaticContent } from '@/lib/content/shell'
import { currentLocale } from '@/lib/platform/i18n/current-locale'
import { pageMetadata } from '@/lib/routes/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('contactPage')
  const locale = await currentLocale()
  return pageMetadata({ locale, path: '/contact', title: t('title'), description: t('metaDescription') })
}

/** Channels and form, then all branches below `#our-network`. */
export default async function Contact() {
  const locale = await currentLocale()
  const [t, shell] = await Promise.all([getTranslations('contactPage'), getTranslations('shell')])
  const [content, branches] = await Promise.all([orNull(loadStaticContent(locale)), orNull(loadBranches(locale))])
  const crumbs = [{ label: shell('home'), href: '/' }, { label: t('title') }]
  return (
    <>
      <PageHead breadcrumb={{ label: shell('breadcrumb'), crumbs }} title={t('title')} lead={t('lead')} />
      <ContactPage locale={locale} content={content ?? {}} branches={branches ?? []} />
      <BranchNetwork locale={locale} />
    </>
  )
}
