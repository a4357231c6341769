import { siteUrl } from '@/lib/platform/env/site-url'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import { defaultLocale, type Locale } from '@/lib/platform/i18n/locales'

/** Absolute address of a page in a language. @param path without language prefix */
export function pageAddress(locale: Locale, path: string): string {
  return siteUrl() + localizedPath(locale, path)
}

/**
 * hreflang of a document: the languages in which it exists, and `x-default`, which is Vietnamese where it exists in
 * Vietnamese, else the first there is.
 */
export function languageAddresses(path: string, languages: readonly Locale[]): Readonly<Record<string, string>> {
  const fallback = languages.includes(defaultLocale) ? defaultLocale : (languages[0] ?? defaultLocale)
  return {
    ...Object.fromEntries(languages.map((language) => [language, pageAddress(language, path)])),
    'x-default': pageAddress(fallback, path),
  }
}
