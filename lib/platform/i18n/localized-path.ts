import { type Locale, localePrefix } from './locales.ts'

/**
 * Address of a page in a language: `/faq` is `/faq`, `/en/faq` or `/kr/faq`. Query and hash stay. Addresses that are not
 * pages of the site (`https:`, `tel:`, `mailto:`, `#…`) are returned as they are.
 */
export function localizedPath(locale: Locale, path: string): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path
  const prefix = localePrefix(locale)
  if (prefix === '') return path
  return path === '/' ? prefix : path.startsWith('/?') || path.startsWith('/#') ? prefix + path.slice(1) : prefix + path
}

const prefixes: ReadonlyArray<readonly [string, Locale]> = [
  ['/en', 'en'],
  ['/kr', 'ko'],
  // Names inside the site: while the build renders a page, `usePathname` tells the route behind the rewrites.
  ['/vi', 'vi'],
  ['/ko', 'ko'],
]

/**
 * The language that an address names, and the path without its prefix: `/kr/faq` is `ko` and `/faq`. The routes behind
 * the rewrites (`/vi/faq`, `/ko/faq`) mean the same pages.
 */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  for (const [prefix, locale] of prefixes) {
    if (pathname === prefix) return { locale, path: '/' }
    if (pathname.startsWith(`${prefix}/`)) return { locale, path: pathname.slice(prefix.length) }
  }
  return { locale: 'vi', path: pathname }
}
