import { intlLocale } from '@/lib/platform/i18n/intl-locale'
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
  return onOneLine(new Intl.DateTimeFormat(language, { ...options, timeZone: vietnamTimeZone }).format(at), locale)
}

/** Korean dates are of several words, which browsers would put on two lines. */
function onOneLine(date: string, locale: Locale): string {
  return locale === 'ko' ? date.replaceAll(' ', '\u00A0') : date
}

const longDayFormat: Record<Locale, Intl.DateTimeFormatOptions> = {
  // Vietnamese writes dates in figures ("4 tháng 11, 2026" is English word order), and in lists and articles alike.
  vi: { day: '2-digit', month: '2-digit', year: 'numeric' },
  en: { day: 'numeric', month: 'long', year: 'numeric' },
  ko: { day: 'numeric', month: 'long', year: 'numeric' },
}

/** The day in Vietnam for a sentence: 04/11/2026, 4 November 2026, 2026년 11월 4일. */
export function formatLongDay(at: Date, locale: Locale): string {
  return formatInVietnam(at, locale, longDayFormat[locale])
}

/**
 * A calendar day with its weekday: thứ Hai, 23/11; Monday 23 November; 11월 23일 월요일. Short: thứ Hai, 23/11; Mon 23 Nov;
 * 11월 23일 (월).
 * @param day `YYYY-MM-DD`
 */
export function formatWeekday(day: string, locale: Locale, length: 'long' | 'short' = 'long'): string {
  // Vietnamese weekdays are ordinals, which readers do not expect abbreviated.
  const format = locale === 'vi' ? ({ weekday: 'long', month: 'numeric' } as const) : { weekday: length, month: length }
  return formatInVietnam(noonOf(day), locale, { ...format, day: 'numeric' })
}

/** Noon in Vietnam of a calendar day `YYYY-MM-DD`: the same day in every zone that reads it. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00+07:00`)
}

/** The time of day in Vietnam: 16:10. */
export function formatTime(at: Date): string {
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: vietnamTimeZone }).format(at)
}

/** Day and time in Vietnam: 20/11/2026, 16:10; 20 Nov 2026, 16:10; 2026. 11. 20. 16:10. */
export function formatDayAndTime(at: Date, locale: Locale): string {
  return `${formatDay(at, locale)}${locale === 'ko' ? '\u00A0' : ', '}${formatTime(at)}`
}

/** An instant in Vietnam's time zone, formatted by `options`. */
export function formatInVietnam(at: Date, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const date = new Intl.DateTimeFormat(intlLocale[locale], { ...options, timeZone: vietnamTimeZone }).format(at)
  return onOneLine(date, locale)
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
