import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

import { DesignPage } from '@/features/design/design-page'
import { currentLocale } from '@/lib/i18n/current-locale'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('design')
  return {
    ...pageMetadata({ locale: await currentLocale(), path: '/design', title: t('title'), description: t('lead') }),
    robots: { index: false, follow: false },
  }
}

export default async function Page() {
  return <DesignPage locale={await currentLocale()} />
}
