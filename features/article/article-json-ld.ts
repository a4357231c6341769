import { siteUrl } from '@/lib/platform/env/site-url'
import type { Locale } from '@/lib/platform/i18n/locales'
import { pageAddress } from '@/lib/routes/language-addresses'
import { socialImagePath } from '@/lib/routes/social-image-path'

import type { ArticleView } from './article-view'

/**
 * schema.org NewsArticle (Article for a product or a document), generated from the article that the page shows.
 * @param publisher name of the broker
 */
export function articleJsonLd(article: ArticleView, locale: Locale, publisher: string): Record<string, unknown> {
  const url = pageAddress(locale, article.path)
  return {
    '@type': article.kind === 'product' || article.kind === 'document' ? 'Article' : 'NewsArticle',
    headline: article.title,
    ...(article.description === null ? {} : { description: article.description }),
    inLanguage: locale,
    datePublished: article.publishedAt.toISOString(),
    dateModified: (article.updatedAt ?? article.publishedAt).toISOString(),
    ...(article.author === null ? {} : { author: { '@type': 'Organization', name: article.author } }),
    publisher: { '@type': 'Organization', '@id': `${siteUrl()}/#organization`, name: publisher },
    image: [siteUrl() + socialImagePath(locale, article.path)],
    mainEntityOfPage: url,
    url,
  }
}
