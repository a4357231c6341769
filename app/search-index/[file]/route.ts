import { loadSearchIndex } from '@/lib/content/search-index'
import { absent } from '@/lib/platform/http/absent'
import { isLocale, locales } from '@/lib/platform/i18n/locales'

/** Browsers keep it while a visitor searches; after an edit of the CMS the next one has it within minutes. */
const cacheControl = 'public, max-age=300'

export function generateStaticParams() {
  return locales.map((locale) => ({ file: `${locale}.json` }))
}

/** `GET /search-index/{locale}.json`: what the search of the browser searches. Rendered again when its content changed. */
export async function GET(_: Request, { params }: RouteContext<'/search-index/[file]'>): Promise<Response> {
  const locale = (await params).file.replace(/\.json$/, '')
  if (!isLocale(locale)) return absent()
  return Response.json(await loadSearchIndex(locale), { headers: { 'cache-control': cacheControl } })
}
