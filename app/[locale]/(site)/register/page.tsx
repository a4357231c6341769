import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'

import { RegisterLanding } from '@/features/account-landing/register-landing'
import { hotlineOf } from '@/lib/content/hotline'
import { orNull } from '@/lib/content/settle'
import { loadStaticContent } from '@/lib/content/shell'
import { currentLocale } from '@/lib/platform/i18n/current-locale'
import { pageMetadata } from '@/lib/routes/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale()
  const t = await getTranslations('register')
  return pageMetadata({ locale, path: '/register', title: t('metaTitle'), description: t('metaDescription') })
}

export default async function RegisterPage() {
  const locale = await currentLocale()
  const content = await orNull(loadStaticContent(locale))
  return <RegisterLanding locale={locale} hotline={hotlineOf(content)} />
}
