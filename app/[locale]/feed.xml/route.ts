import { absent } from '@/lib/platform/http/absent'
import { getTranslations } from 'next-intl/server'

import { categoryIds } from '@/lib/routes/category-ids'
import { loadPostsOfCategory } from '@/lib/content/documents'
import { itemsInFeed } from '@/lib/content/feed'
import { settle } from '@/lib/content/settle'
import { isLocale, locales } from '@/lib/platform/i18n/locales'
import { pageAddress } from '@/lib/routes/language-addresses'
import { rssXml } from '@/lib/platform/seo/rss'
import { xmlResponse } from '@/lib/platform/seo/xml'

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }))
}

/** `GET /feed.xml`, `/en/feed.xml`, `/kr/feed.xml`: the newest news in that language. */
export async function GET(_: Request, { params }: { params: Promise<{ locale: string }> }): Promise<Response> {
  const { locale } = await params
  if (!isLocale(locale)) return absent()
  const t = await getTranslations({ locale, namespace: 'meta' })
  const found = await settle(loadPostsOfCategory(categoryIds.news, locale, itemsInFeed))
  // What throws is not kept: the feed before stays.
  if (found.kind === 'unavailable') throw new Error(`Unavailable: ${found.reason}`)
  const channel = {
    title: t('siteName'),
    description: t('feedDescription'),
    link: pageAddress(locale, '/'),
    self: pageAddress(locale, '/feed.xml'),
    language: locale,
  }
  const posts = found.kind === 'found' ? found.value.rows : []
  const items = posts.map((post) => ({
    ...post,
    link: pageAddress(locale, `/article/${post.slug}`),
    category: post.category?.name ?? null,
  }))
  return xmlResponse(rssXml(channel, items), 'application/rss+xml')
}
