import type { MetadataRoute } from 'next'
import { getTranslations } from 'next-intl/server'

import { defaultLocale } from '@/lib/platform/i18n/locales'
import { canvasColor } from '@/lib/platform/theme/theme'

/** `GET /manifest.webmanifest`: how the site appears on a home screen. One for all languages, in the default language. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const t = await getTranslations({ locale: defaultLocale, namespace: 'meta' })
  return {
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'browser',
    lang: defaultLocale,
    name: t('siteName'),
    short_name: t('shortName'),
    description: t('homeDescription'),
    background_color: canvasColor.light,
    theme_color: canvasColor.light,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/apple-icon.png', sizes: '180x180', type: 'image/png' },
    ],
  }
}
