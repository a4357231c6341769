import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

import { NewAccountLanding } from '@/features/account-landing/new-account-landing'
import { hotlineOf } from '@/lib/content/hotline'
import { orNull } from '@/lib/content/settle'
import { loadStaticContent } from '@/lib/content/shell'
import { currentLocale } from '@/lib/platform/i18n/current-locale'
import { pageMetadata } from '@/lib/routes/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const t = await getTranslations('register.newAccount')
  return pageMetadata({ locale, path: '/new-register', title: t('metaTitle'), description: t('metaDescription') })
}

export default async function NewRegisterPage() {
  const locale = await currentLocale()
  const content = await orNull(loadStaticContent(locale))
  return <NewAccountLanding locale={locale} hotline={hotlineOf(content)} />
}
