import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

import { CalculatorPage } from '@/features/calculator/calculator-page'
import { currentLocale } from '@/lib/platform/i18n/current-locale'
import { pageMetadata } from '@/lib/routes/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('calculator')
  const locale = await currentLocale()
  return pageMetadata({
    locale,
    path: '/calculator',
    title: t('title'),
    description: t('metaDescription'),
  })
}

export default async function Page() {
  const locale = await currentLocale()
  const t = await getTranslations('calculator')
  const shell = await getTranslations('shell')
  const crumbs = [{ label: shell('home'), href: '/' }, { label: t('title') }]
  return <CalculatorPage locale={locale} crumbs={crumbs} />
}
