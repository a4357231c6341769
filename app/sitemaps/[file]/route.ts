import { contentSitemaps } from '@/lib/content/sitemap'
import { categorySitemap, pagesSitemap } from '@/lib/content/sitemap-pages'
import { absent } from '@/lib/platform/http/absent'
import { type SitemapEntry, sitemapXml } from '@/lib/routes/sitemap-xml'
import { xmlResponse } from '@/lib/platform/seo/xml'

/** A map, because the name comes from the address: an object has `toString` and `__proto__` too. */
const sitemaps = new Map<string, () => Promise<readonly SitemapEntry[]>>([
  ['pages', pagesSitemap],
  ['categories', categorySitemap],
  ...Object.entries(contentSitemaps),
])

export function generateStaticParams() {
  return [...sitemaps.keys()].map((name) => ({ file: `${name}.xml` }))
}

/**
 * `GET /sitemaps/{name}.xml`. Rendered by the build and again when its content changes. While a backend is down the previous
 * one stays, because Next does not store what throws.
 */
export async function GET(_: Request, { params }: RouteContext<'/sitemaps/[file]'>): Promise<Response> {
  const { file } = await params
  const load = sitemaps.get(file.replace(/\.xml$/, ''))
  if (load === undefined) return absent()
  return xmlResponse(sitemapXml(await load()), 'application/xml')
}
