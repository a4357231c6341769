import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

import { AntiScamPage } from '@/features/anti-scam/anti-scam-page'
import { orNull } from '@/lib/content/settle'
import { loadBranches, loadStaticContent } from '@/lib/content/shell'
import { currentLocale } from '@/lib/platform/i18n/current-locale'
import { pageMetadata } from '@/lib/routes/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const t = await getTranslations('antiScam')
  return pageMetadata({ locale, path: '/anti-scam', title: t('title'), description: t('metaDescription') })
}

export default async function AntiScam() {
  const locale = await currentLocale()
  const [content, branches] = await Promise.all([orNull(loadStaticContent(locale)), orNull(loadBranches(locale))])
  const t = await getTranslations('antiScam')
  const shell = await getTranslations('shell')
  const crumbs = [{ label: shell('home'), href: '/' }, { label: t('title') }]
  return <AntiScamPage content={content ?? {}} branches={branches ?? []} crumbs={crumbs} />
}
