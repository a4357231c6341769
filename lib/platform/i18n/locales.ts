/**
 * The languages of the site. Inside the site Korean is `ko` (so `lang`, `hreflang` and dates are right); its path prefix
 * is `/kr` and the backends call it `kr` (docs/specification.md#languages).
 */
export const locales = ['vi', 'en', 'ko'] as const

export type Locale = (typeof locales)[number]

/** Locale of unprefixed paths, and the one that missing text falls back to. */
export const defaultLocale: Locale = 'vi'

/** What the backends call a language, in the `locale` header and in localised JSON texts. */
export type WireLocale = 'vi' | 'en' | 'kr'

const wireLocales: Record<Locale, WireLocale> = { vi: 'vi', en: 'en', ko: 'kr' }

export function toWireLocale(locale: Locale): WireLocale {
  return wireLocales[locale]
}

/** Path prefix of a language: none for Vietnamese, `/en`, `/kr`. */
export function localePrefix(locale: Locale): '' | `/${string}` {
  return locale === defaultLocale ? '' : `/${wireLocales[locale]}`
}

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}
