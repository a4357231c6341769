import type { MetadataRoute } from 'next'

import { siteUrl } from '@/lib/platform/env/site-url'

/**
 * Pages that search engines should not list (search results, the wizard) say so themselves: an engine that may not fetch a
 * page cannot read its `noindex`.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: `${siteUrl()}/sitemap.xml`,
  }
}
