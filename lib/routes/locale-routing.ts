import { careerRewrites } from './career-rewrites.ts'
import { guestLayout } from './guest-layout.ts'
import { localizedPath } from '../platform/i18n/localized-path.ts'
import { reportFilterKeys } from './report-filter-keys.ts'
import { defaultLocale, isLocale } from '../platform/i18n/locales.ts'

/** The cookie that remembers the visitor's language: 365 days, path `/` (docs/specification.md#languages). */
export const localeCookie = { name: 'NEXT_LOCALE', maxAgeSeconds: 365 * 24 * 60 * 60, path: '/' } as const

const prefixes = [
  ['', '/vi'],
  ['/en', '/en'],
  ['/kr', '/ko'],
] as const

/**
 * `/register?step=…`, `/open-account?step=…` and `/new-register?step=…` are the wizard of account opening: a document of
 * its own, because it alone may use camera and WebAssembly.
 */
const wizardRewrites = prefixes.flatMap(([prefix, locale]) =>
  ['/register', '/open-account', '/new-register'].map((page) => ({
    source: prefix + page,
    has: [{ type: 'query' as const, key: 'step' }],
    destination: `${locale}/register/apply`,
  })),
)

/** Lists whose pages are documents, so that they can be read and found without scripts. */
const pagedLists = ['/cate/:slug', '/market-news', '/reports', '/videos', '/faq'] as const

/**
 * `/market-news?page=2` is rendered by `market-news/page/[page]`: static like every page, although its address has a
 * query. Filtered reports are found in the browser, whatever page of them.
 */
const pageRewrites = prefixes.flatMap(([prefix, locale]) =>
  pagedLists.map((list) => ({
    source: prefix + list,
    has: [{ type: 'query' as const, key: 'page', value: String.raw`(?<page>\d+)` }],
    missing: list === '/reports' ? reportFilterKeys.map((key) => ({ type: 'query' as const, key })) : [],
    destination: `${locale}${list}/page/:page`,
  })),
)

/** The flag chooses a document: without menus and footer (lib/routes/guest-layout.ts). */
const guestRewrites = prefixes.map(([prefix, locale]) => ({
  source: `${prefix}/new-register`,
  has: [{ type: 'query' as const, key: guestLayout.name, value: guestLayout.value }],
  destination: `${locale}/new-register/guest`,
}))

/**
 * Rewrites that give a page's address its language: `/faq` is rendered by `app/[locale]` with `vi`, `/kr/faq` with `ko`.
 * They stand in next.config.ts rather than in the middleware, because a middleware rewrite carries an absolute address
 * that Next takes for another host when it listens on 127.0.0.1.
 */
export const localeRewrites = [
  ...wizardRewrites,
  ...guestRewrites,
  ...pageRewrites,
  ...careerRewrites,
  { source: '/', destination: '/vi' },
  { source: '/feed.xml', destination: '/vi/feed.xml' },
  { source: '/feed/:file', destination: '/vi/feed/:file' },
  { source: '/kr', destination: '/ko' },
  { source: '/kr/:path*', destination: '/ko/:path*' },
  // Pages without a prefix are Vietnamese: no API, no files of Next, nothing with an extension (sitemap.xml, images).
  { source: '/:path((?!(?:en|kr|vi|ko)(?:/|$)|api/|_next/|.*\\.[a-z0-9]+$).+)', destination: '/vi/:path' },
]

/**
 * Where a page request is sent instead, or null when it stays: names of languages that are not prefixes (`/vi/faq`,
 * `/ko/faq`) lead to the one address a page has, and `/` leads to the language that the cookie remembers. Every other
 * address shows the language that it names; nothing is detected from Accept-Language.
 */
export function localeRedirect(pathname: string, remembered: string | undefined): string | null {
  const [, first = '', ...rest] = pathname.split('/')
  if (first === 'vi' || first === 'ko') return localizedPath(first, `/${rest.join('/')}`)
  if (pathname === '/' && isLocale(remembered) && remembered !== defaultLocale) return localizedPath(remembered, '/')
  return null
}
