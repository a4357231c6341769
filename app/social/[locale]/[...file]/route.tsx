import { absent } from '@/lib/platform/http/absent'
import { ImageResponse } from 'next/og'
import { getTranslations } from 'next-intl/server'

import { SocialImage } from '@/features/social/social-image'
import { loadPageTitle } from '@/lib/content/page-documents'
import { isLocale } from '@/lib/platform/i18n/locales'
import { socialFont } from '@/lib/platform/seo/social-fonts'

/** One day in shared caches; the title seldom changes, and networks keep their own copy anyway. */
const cacheControl = 'public, max-age=3600, s-maxage=86400'

/**
 * `GET /social/{locale}/{path of the page}.png` (lib/routes/social-image-path.ts): 404 for a page that does not exist in the
 * language, 503 while the backend is down.
 */
export async function GET(_: Request, { params }: { params: Promise<{ locale: string; file: string[] }> }) {
  const { locale, file } = await params
  const path = /^(.+)\.png$/.exec(file.join('/'))?.[1]
  if (!isLocale(locale) || path === undefined) return absent()
  const title = await loadPageTitle(path === 'home' ? '/' : `/${path}`, locale)
  if (title.kind !== 'found') return absent(title.kind === 'unavailable' ? 503 : 404)
  const meta = await getTranslations({ locale, namespace: 'meta' })
  return new ImageResponse(<SocialImage title={title.value} siteName={meta('siteName')} />, {
    width: 1200,
    height: 630,
    fonts: [{ name: 'Title', data: await socialFont(locale), weight: 600 }],
    headers: { 'cache-control': cacheControl },
  })
}
