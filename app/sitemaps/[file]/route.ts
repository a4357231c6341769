import { contentSitemaps } from '@/lib/content/sitemap'
import { categorySitemap, ownDocumentEntries } from '@/lib/content/sitemap-pages'
import { absent } from '@/lib/platform/http/absent'
import { locales } from '@/lib/platform/i18n/locales'
import { fixedPages } from '@/lib/routes/fixed-pages'
import { type SitemapEntry, sitemapXml } from '@/lib/routes/sitemap-xml'
import { xmlResponse } from '@/lib/platform/seo/xml'

const sitemaps: Readonly<Record<string, () => Promise<readonly SitemapEntry[]>>> = {
  pages: async () => {
    const fixed = fixedPages.filter((page) => !('noindex' in page))
    return [
      ...fixed.map(({ path }) => ({ path, modifiedAt: null, languages: locales })),
      ...(await ownDocumentEntries()),
    ]
  },
  categories: categorySitemap,
  ...contentSitemaps,
}

export function generateStaticParams() {
  return Object.keys(sitemaps).map((name) => ({ file: `${name}.xml` }))
}

/**
 * `GET /sitemaps/{name}.xml`. Rendered with the build and again when its content changed; while a backend is down the last
 * one stays, because what throws is not kept.
 */
export async function GET(_: Request, { params }: RouteContext<'/sitemaps/[file]'>): Promise<Response> {
  const { file } = await params
  const load = sitemaps[file.replace(/\.xml$/, '')]
  if (load === undefined) return absent()
  return xmlResponse(sitemapXml(await load()), 'application/xml')
}
