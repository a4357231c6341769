import { contentSitemaps } from '@/lib/content/sitemap'
import { siteUrl } from '@/lib/platform/env/site-url'
import { sitemapIndexXml } from '@/lib/routes/sitemap-xml'
import { xmlResponse } from '@/lib/platform/seo/xml'

/** `GET /sitemap.xml`: names the sitemaps. */
export function GET(): Response {
  const names = ['pages', 'categories', ...Object.keys(contentSitemaps)]
  return xmlResponse(sitemapIndexXml(names.map((name) => `${siteUrl()}/sitemaps/${name}.xml`)), 'application/xml')
}
