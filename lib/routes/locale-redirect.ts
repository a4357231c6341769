import { localizedPath } from '../platform/i18n/localized-path.ts'
import { defaultLocale, isLocale } from '../platform/i18n/locales.ts'

/**
 * The path that a page request is redirected to for its language, or null: names of languages that are not prefixes
 * (`/vi/faq`, `/ko/faq`) redirect to the one address of a page, and `/` to the language that the cookie remembers. Every
 * other address shows the language that it names; nothing is detected from Accept-Language.
 */
export function localeRedirect(pathname: string, remembered: string | undefined): string | null {
  const [, first = '', ...rest] = pathname.split('/')
  if (first === 'vi' || first === 'ko') return localizedPath(first, `/${rest.join('/')}`)
  if (pathname === '/' && isLocale(remembered) && remembered !== defaultLocale) return localizedPath(remembered, '/')
  return null
}
