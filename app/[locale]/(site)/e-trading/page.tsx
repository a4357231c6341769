import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

import { ETradingPage } from '@/features/e-trading/e-trading-page'
import { orNull } from '@/lib/content/settle'
import { loadStaticContent } from '@/lib/content/shell'
import { currentLocale } from '@/lib/platform/i18n/current-locale'
import { pageMetadata } from '@/lib/routes/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const t = await getTranslations('eTrading')
  return pageMetadata({ locale, path: '/e-trading', title: t('metaTitle'), description: t('metaDescription') })
}

export default async function ETrading() {
  const locale = await currentLocale()
  const [t, shell] = await Promise.all([getTranslations('eTrading'), getTranslations('shell')])
  const crumbs = [{ label: shell('home'), href: '/' }, { label: t('metaTitle') }]
  return (
    <>
      <ETradingPage content={(await orNull(loadStaticContent(locale))) ?? {}} locale={locale} crumbs={crumbs} />
    </>
  )
}
