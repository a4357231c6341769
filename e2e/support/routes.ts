import { localizedPath } from '../../lib/i18n/localized-path.ts'
import { type Locale, locales } from '../../lib/i18n/locales.ts'

export interface Route {
  readonly name: string
  /** Without language prefix. */
  readonly path: string
  readonly status: 200 | 404
}

/** An article that exists in all languages (tests/sandbox/seed). */
export const articlePath = '/article/mien-phi-giao-dich-90-ngay'

/** Every kind of page so far; what must hold of all pages is tested on these. */
export const routes: readonly Route[] = [
  { name: 'home', path: '/', status: 200 },
  { name: 'article', path: articlePath, status: 200 },
  { name: 'account opening', path: '/register', status: 200 },
  { name: 'not found', path: '/no-such-page', status: 404 },
]

/** A phone that asks for /register is sent to /open-account, so the phone's own page is tested there. */
export const phoneRoutes: readonly Route[] = routes.map((route) =>
  route.path === '/register' ? { ...route, path: '/open-account' } : route,
)

export const routesIn = (list: readonly Route[]) =>
  locales.flatMap((locale: Locale) =>
    list.map((route) => ({ ...route, locale, url: localizedPath(locale, route.path) })),
  )
