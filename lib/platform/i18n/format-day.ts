import type { Locale } from '@/lib/platform/i18n/locales'

import { vietnamTimeZone } from '@/lib/platform/time/vietnam'

/** In English the month is a word: 11/12 is a different day to different readers. */
const dayFormat: Record<Locale, readonly [locale: string, options: Intl.DateTimeFormatOptions]> = {
  vi: ['vi', { day: '2-digit', month: '2-digit', year: 'numeric' }],
  en: ['en-GB', { day: 'numeric', month: 'short', year: 'numeric' }],
  ko: ['ko', { day: 'numeric', month: 'numeric', year: 'numeric' }],
}

/** The day in Vietnam, short: 20/11/2026, 20 Nov 2026, 2026. 11. 20. The same on the server and in the browser. */
export function formatDay(at: Date, locale: Locale): string {
  const [language, options] = dayFormat[locale]
  return new Intl.DateTimeFormat(language, { ...options, timeZone: vietnamTimeZone }).format(at)
}

/** The time of day in Vietnam: 16:10. */
export function formatTime(at: Date): string {
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: vietnamTimeZone }).format(at)
}

/** An instant in Vietnam's time zone, formatted by `options`. */
export function formatInVietnam(at: Date, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: vietnamTimeZone }).format(at)
}

/** The day in Vietnam as `YYYY-MM-DD`, which sorts and compares as text. */
export function isoDay(at: Date): string {
  return new Intl.DateTimeFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: vietnamTimeZone,
  }).format(at)
}
