import { loadCategoryFeed } from '@/lib/content/feed'
import { absent } from '@/lib/platform/http/absent'
import { isLocale } from '@/lib/platform/i18n/locales'
import { rssXml } from '@/lib/platform/seo/rss'
import { xmlResponse } from '@/lib/platform/seo/xml'

/**
 * `GET /feed/{slug}.xml`, `/en/feed/{slug}.xml`, `/kr/feed/{slug}.xml`: the newest of a category in that language. 404 for a
 * category that does not exist in it, 503 while the backend is down.
 */
export async function GET(_: Request, { params }: RouteContext<'/[locale]/feed/[file]'>): Promise<Response> {
  const { locale, file } = await params
  const slug = /^(.+)\.xml$/.exec(file)?.[1]
  if (!isLocale(locale) || slug === undefined) return absent()
  const feed = await loadCategoryFeed(slug, locale)
  if (feed.kind !== 'found') return absent(feed.kind === 'unavailable' ? 503 : 404)
  return xmlResponse(rssXml(feed.value.channel, feed.value.items), 'application/rss+xml')
}
