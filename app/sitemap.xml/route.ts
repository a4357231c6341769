import { contentSitemaps } from '@/lib/content/sitemap'
import { siteUrl } from '@/lib/env/site-url'
import { sitemapIndexXml } from '@/lib/seo/sitemap-xml'
import { xmlResponse } from '@/lib/seo/xml'

/** `GET /sitemap.xml`: names the sitemaps. */
export function GET(): Response {
  const names = ['pages', 'categories', ...Object.keys(contentSitemaps)]
  return xmlResponse(sitemapIndexXml(names.map((name) => `${siteUrl()}/sitemaps/${name}.xml`)), 'application/xml')
}
