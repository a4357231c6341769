import { getTranslations } from 'next-intl/server'

import { loadFeedItems } from '@/lib/content/feed'
import { availableContent } from '@/lib/content/require-content'
import { absent } from '@/lib/platform/http/absent'
import { isLocale, locales } from '@/lib/platform/i18n/locales'
import { rssXml } from '@/lib/platform/seo/rss'
import { xmlResponse } from '@/lib/platform/seo/xml'
import { categoryIds } from '@/lib/routes/category-ids'
import { pageAddress } from '@/lib/routes/language-addresses'

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }))
}

/** `GET /feed.xml`, `/en/feed.xml`, `/kr/feed.xml`: the newest news in that language. */
export async function GET(_: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const { locale } = await params
  if (!isLocale(locale)) return absent()
  const t = await getTranslations({ locale, namespace: 'meta' })
  const items = await availableContent(loadFeedItems(categoryIds.news, locale))
  const channel = {
    title: t('siteName'),
    description: t('feedDescription'),
    link: pageAddress(locale, '/'),
    self: pageAddress(locale, '/feed.xml'),
    language: locale,
  }
  return xmlResponse(rssXml(channel, items.kind === 'found' ? items.value : []), 'application/rss+xml')
}
