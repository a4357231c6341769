import type { Locale } from './locales'

/** Locale of `Intl` for each language. English is British: 4 November 2026, never November 4, 2026. */
export const intlLocale: Readonly<Record<Locale, string>> = { vi: 'vi', en: 'en-GB', ko: 'ko' }
