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

/** Every kind of page that looks the same on each device; what must hold of all pages is tested on these. */
export const routes: readonly Route[] = [
  { name: 'home', path: '/', status: 200 },
  { name: 'article', path: articlePath, status: 200 },
  { name: 'branches', path: '/branches', status: 200 },
  { name: 'questions', path: '/faq', status: 200 },
  { name: 'new account', path: '/new-register', status: 200 },
  { name: 'rehearsal', path: '/register/rehearsal', status: 200 },
  { name: 'calculator', path: '/calculator', status: 200 },
  { name: 'not found', path: '/no-such-page', status: 404 },
]

/** A phone that asks for /register is sent to /open-account, so each is tested where it is shown. */
export const desktopRoutes: readonly Route[] = [{ name: 'account opening', path: '/register', status: 200 }]
export const phoneRoutes: readonly Route[] = [{ name: 'account opening', path: '/open-account', status: 200 }]

export const inAllLanguages = (list: readonly Route[]) =>
  locales.flatMap((locale: Locale) =>
    list.map((route) => ({ ...route, locale, url: localizedPath(locale, route.path) })),
  )
