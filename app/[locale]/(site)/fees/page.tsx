import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

import { FeesPage } from '@/features/fees/fees-page'
import { hotlineOf } from '@/lib/content/hotline'
import { orNull } from '@/lib/content/settle'
import { loadStaticContent } from '@/lib/content/shell'
import { currentLocale } from '@/lib/platform/i18n/current-locale'
import { pageMetadata } from '@/lib/routes/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const t = await getTranslations('fees')
  return pageMetadata({ locale, path: '/fees', title: t('title'), description: t('metaDescription') })
}

export default async function Fees() {
  const locale = await currentLocale()
  const t = await getTranslations('fees')
  const shell = await getTranslations('shell')
  const crumbs = [{ label: shell('home'), href: '/' }, { label: t('title') }]
  return <FeesPage crumbs={crumbs} hotline={hotlineOf(await orNull(loadStaticContent(locale)))} />
}
