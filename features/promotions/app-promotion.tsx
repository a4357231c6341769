import { getTranslations } from 'next-intl/server'

import type { StaticContent } from '@/lib/backends/main/shell'
import { staticHref } from '@/lib/backends/main/static-content'
import type { Locale } from '@/lib/platform/i18n/locales'

import { AppOverlay } from './app-overlay'

/** The offer of the app with the addresses of the editors. */
export async function AppPromotion({ locale, content }: { locale: Locale; content: StaticContent }) {
  const t = await getTranslations('promotions.app')
  const shell = await getTranslations('shell')
  return (
    <AppOverlay
      locale={locale}
      links={{
        ios: staticHref(content, 'app_ios'),
        android: staticHref(content, 'app_android'),
        desktop: staticHref(content, 'app_desktop'),
      }}
      copy={{
        close: shell('close'),
        newTab: shell('newTab'),
        label: t('label'),
        title: t('title'),
        text: t('text'),
        qr: t('qr'),
        open: t('open'),
        ios: t('ios'),
        android: t('android'),
        desktop: t('desktop'),
      }}
    />
  )
}
