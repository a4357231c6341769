import type { Crumb } from '@/components/ui/breadcrumb'
import { siteUrl } from '@/lib/env/site-url'
import { localizedPath } from '@/lib/i18n/localized-path'
import type { Locale } from '@/lib/i18n/locales'
import { socialImagePath } from '@/lib/seo/social-image-path'

import type { ArticleView } from './article-view'

/** schema.org NewsArticle, from the same article that the page shows. */
export function articleJsonLd(article: ArticleView, locale: Locale): Record<string, unknown> {
  const url = siteUrl() + localizedPath(locale, article.path)
  return {
    '@type': 'NewsArticle',
    headline: article.title,
    ...(article.description === null ? {} : { description: article.description }),
    inLanguage: locale,
    datePublished: article.publishedAt.toISOString(),
    dateModified: (article.updatedAt ?? article.publishedAt).toISOString(),
    ...(article.author === null ? {} : { author: { '@type': 'Organization', name: article.author } }),
    image: [siteUrl() + socialImagePath(locale, article.socialImage)],
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
