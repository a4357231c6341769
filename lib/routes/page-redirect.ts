import { localizedPath, splitLocale } from '@/lib/platform/i18n/localized-path'

import { toCameraPresence } from '@/lib/platform/device/camera'
import { localeRedirect } from './locale-redirect'
import { registerDecision } from './register-route'
import { isMobileUserAgent } from '@/lib/platform/device/user-agent'

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
