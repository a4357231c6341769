import type { Post } from '@/lib/backends/main/content'
import { siteUrl } from '@/lib/platform/env/site-url'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'

/**
 * schema.org AboutPage.
 * @param path of the page, without language prefix
 */
export function aboutJsonLd(post: Post, path: string, locale: Locale): Record<string, unknown> {
  return {
    '@type': 'AboutPage',
    name: post.title,
    ...(post.description === null ? {} : { description: post.description }),
    inLanguage: locale,
    url: siteUrl() + localizedPath(locale, path),
  }
}
