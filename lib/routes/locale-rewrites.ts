import { localePrefix, locales } from '../platform/i18n/locales.ts'
import { type PageVariant, rows } from './table.ts'

function conditionOf([key, value]: readonly [string, PageVariant['query'][string]]) {
  if (value === null) return { type: 'query' as const, key }
  return { type: 'query' as const, key, value: value instanceof RegExp ? `(?<${key}>${value.source})` : value }
}

/** Rewrites of pages whose document depends on the query, in every language. */
const variantRewrites = locales.flatMap((locale) =>
  rows.flatMap(([page, { variants = [] }]) =>
    variants.map(({ query, without = [], path }) => ({
      source: localePrefix(locale) + page.replace(/\[(\w+)\]/, ':$1'),
      has: Object.entries(query).map(conditionOf),
      missing: without.map((key) => ({ type: 'query' as const, key })),
      destination: `/${locale}${path}`,
    })),
  ),
)

/**
 * Rewrites that give a page's address its language: `/faq` is rendered by `app/[locale]` with `vi`, `/kr/faq` with `ko`.
 * They are in next.config.ts rather than in the middleware, because a middleware rewrite carries an absolute address
 * that Next takes for another host when it listens on 127.0.0.1.
 */
export const localeRewrites = [
  ...variantRewrites,
  { source: '/', destination: '/vi' },
  { source: '/feed.xml', destination: '/vi/feed.xml' },
  { source: '/feed/:file', destination: '/vi/feed/:file' },
  { source: '/kr', destination: '/ko' },
  { source: '/kr/:path*', destination: '/ko/:path*' },
  // Pages without a prefix are Vietnamese: no API, no files of Next, nothing with an extension (sitemap.xml, images).
  { source: '/:path((?!(?:en|kr|vi|ko)(?:/|$)|api/|_next/|.*\\.[a-z0-9]+$).+)', destination: '/vi/:path' },
]
