import { contentSitemaps } from '@/lib/content/sitemap'
import { categorySitemap, pagesSitemap } from '@/lib/content/sitemap-pages'
import { absent } from '@/lib/platform/http/absent'
import { type SitemapEntry, sitemapXml } from '@/lib/routes/sitemap-xml'
import { xmlResponse } from '@/lib/platform/seo/xml'

const sitemaps: Readonly<Record<string, () => Promise<readonly SitemapEntry[]>>> = {
  pages: pagesSitemap,
  categories: categorySitemap,
  ...contentSitemaps,
}

export function generateStaticParams() {
  return Object.keys(sitemaps).map((name) => ({ file: `${name}.xml` }))
}

/**
 * `GET /sitemaps/{name}.xml`. Rendered by the build and again when its content changes. While a backend is down the previous
 * one stays, because Next does not store what throws.
 */
export async function GET(_: Request, { params }: RouteContext<'/sitemaps/[file]'>): Promise<Response> {
  const { file } = await params
  const load = sitemaps[file.replace(/\.xml$/, '')]
  if (load === undefined) return absent()
  return xmlResponse(sitemapXml(await load()), 'application/xml')
}
