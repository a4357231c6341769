// Relative, with extensions: the server around Next reads this file without a build.
import { toCameraPresence } from '../platform/device/camera.ts'
import { isMobileUserAgent } from '../platform/device/user-agent.ts'
import { localizedPath, splitLocale } from '../platform/i18n/localized-path.ts'
import { localeRedirect } from './locale-redirect.ts'
import { registerDecision } from './register-route.ts'

export interface PageVisit {
  readonly pathname: string
  /** With its question mark, or empty. */
  readonly search: string
  readonly userAgent: string
  readonly localeCookie: string | undefined
  readonly cameraCookie: string | undefined
}

/**
 * The path and query that a page request is redirected to, or null: first to the one address that a page has in a language,
 * then from `/home` to the home page, and on phones from `/register` to `/open-account` (docs/specification.md#device-rules).
 */
export function pageRedirect(visit: PageVisit): string | null {
  const inLanguage = localeRedirect(visit.pathname, visit.localeCookie)
  if (inLanguage !== null) return inLanguage + visit.search
  const { locale, path } = splitLocale(visit.pathname)
  if (path === '/home') return localizedPath(locale, '/') + visit.search
  if (path !== '/register') return null
  const decision = registerDecision({
    search: visit.search,
    isMobile: isMobileUserAgent(visit.userAgent),
    camera: toCameraPresence(visit.cameraCookie),
  })
  return decision.kind === 'redirect' ? localizedPath(locale, decision.path) + decision.search : null
}

/** Whether a page's address may redirect one visitor and not another, by cookie or user agent: no shared cache keeps it. */
export function dependsOnVisitor(pathname: string): boolean {
  return pathname === '/' || splitLocale(pathname).path === '/register'
}
