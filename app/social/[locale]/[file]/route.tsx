import { ImageResponse } from 'next/og'
import { getTranslations } from 'next-intl/server'

import { SocialImage } from '@/features/article/social-image'
import { loadPost } from '@/lib/content/documents'
import { settle } from '@/lib/content/settle'
import { isLocale, type Locale } from '@/lib/i18n/locales'
import { socialFont } from '@/lib/seo/social-fonts'

/** One day in shared caches; the title seldom changes, and networks keep their own copy anyway. */
const cacheControl = 'public, max-age=3600, s-maxage=86400'

/** `GET /social/{locale}/{slug}.png`: 404 for what does not exist in the language, 503 while the backend is down. */
export async function GET(_: Request, { params }: { params: Promise<{ locale: string; file: string }> }) {
  const { locale, file } = await params
  const slug = /^(.+)\.png$/.exec(decodeURIComponent(file))?.[1]
  if (!isLocale(locale) || slug === undefined) return new Response(null, { status: 404 })
  const meta = await getTranslations({ locale, namespace: 'meta' })
  const title = slug === 'home' ? meta('homeTitle') : await titleOf(slug, locale)
  if (typeof title === 'number') return new Response(null, { status: title })
  return new ImageResponse(<SocialImage title={title} siteName={meta('siteName')} />, {
    width: 1200,
    height: 630,
    fonts: [{ name: 'Title', data: await socialFont(locale), weight: 600 }],
    headers: { 'cache-control': cacheControl },
  })
}

/** The title, or the status to answer with. */
async function titleOf(slug: string, locale: Locale): Promise<string | number> {
  const found = await settle(loadPost(slug, locale))
  if (found.kind === 'unavailable') return 503
  if (found.kind === 'missing' || found.value.status === 'untranslated') return 404
  return found.value.document.title
}
