import { locales, toWireLocale, type Locale, type WireLocale } from '@/lib/platform/i18n/locales'

import type { Localized } from '../seed/types'

const byWireLocale: Readonly<Record<WireLocale, Locale>> = { vi: 'vi', en: 'en', kr: 'ko' }

/** The site's locale for a wire locale. */
export function toLocale(locale: WireLocale): Locale {
  return byWireLocale[locale]
}

/** Languages in which a text exists. */
export function localesOf(text: Localized): Locale[] {
  return locales.filter((locale) => text[locale] !== undefined)
}

export function existsIn(text: Localized, locale: WireLocale): boolean {
  return text[toLocale(locale)] !== undefined
}

/** JSON text keyed by wire locale; languages that are missing are left out. */
export function toJsonText(text: Localized): string {
  return JSON.stringify(Object.fromEntries(localesOf(text).map((locale) => [toWireLocale(locale), text[locale]])))
}

/**
 * Text as the backends send it: plain when there is only Vietnamese, else JSON text keyed by locale. `jsonKeyed` keys a
 * Vietnamese text too, which editors do at times.
 */
export function toWireText(text: Localized, jsonKeyed = false): string {
  return jsonKeyed || localesOf(text).length > 1 ? toJsonText(text) : text.vi
}

/** The text in one language, or in Vietnamese if that is missing. */
export function textIn(text: Localized, locale: WireLocale): string {
  return text[toLocale(locale)] ?? text.vi
}
