import type { Crumb } from '@/components/ui/breadcrumb'
import type { Post } from '@/lib/api/main/content'
import { siteUrl } from '@/lib/env/site-url'
import { localizedPath } from '@/lib/i18n/localized-path'
import type { Locale } from '@/lib/i18n/locales'
import { socialImagePath } from '@/lib/seo/social-image-path'

/** schema.org NewsArticle, from the same post that the page shows. */
export function articleJsonLd(post: Post, locale: Locale): Record<string, unknown> {
  const url = siteUrl() + localizedPath(locale, `/article/${post.slug}`)
  return {
    '@type': 'NewsArticle',
    headline: post.title,
    ...(post.description === null ? {} : { description: post.description }),
    inLanguage: locale,
    datePublished: post.publishedAt.toISOString(),
    dateModified: (post.updatedAt ?? post.publishedAt).toISOString(),
    ...(post.author === null ? {} : { author: { '@type': 'Organization', name: post.author } }),
    image: [siteUrl() + socialImagePath(locale, post.slug)],
    mainEntityOfPage: url,
    url,
  }
}

/** schema.org BreadcrumbList; the last crumb is the page itself and has no address. */
export function breadcrumbJsonLd(crumbs: readonly Crumb[], locale: Locale): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      ...(crumb.href === undefined ? {} : { item: siteUrl() + localizedPath(locale, crumb.href) }),
    })),
  }
}
