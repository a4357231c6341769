import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

import { MobileLanding } from '@/features/account-landing/mobile-landing'
import { staticHref } from '@/lib/backends/main/static-content'
import { hotlineOf } from '@/lib/content/hotline'
import { orNull } from '@/lib/content/settle'
import { loadStaticContent } from '@/lib/content/shell'
import { currentLocale } from '@/lib/platform/i18n/current-locale'
import { pageMetadata } from '@/lib/routes/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const t = await getTranslations('register')
  return pageMetadata({ locale, path: '/open-account', title: t('mobile.title'), description: t('metaDescription') })
}

export default async function OpenAccountPage() {
  const locale = await currentLocale()
  const content = await orNull(loadStaticContent(locale))
  return (
    <MobileLanding
      locale={locale}
      hotline={hotlineOf(content)}
      appLinks={{
        ios: content && staticHref(content, 'app_ios'),
        android: content && staticHref(content, 'app_android'),
      }}
    />
  )
}
