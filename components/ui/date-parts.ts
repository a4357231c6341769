import type { Locale } from '@/lib/platform/i18n/locales'

/** Raw text of the three inputs of a date. */
export interface DateParts {
  day: string
  month: string
  year: string
}

export type DatePart = keyof DateParts

const dayFirst: readonly DatePart[] = ['day', 'month', 'year']
const yearFirst: readonly DatePart[] = ['year', 'month', 'day']

/** Order of the parts in a language. The value is `dd/mm/yyyy` in all of them. */
export const datePartOrder: Readonly<Record<Locale, readonly DatePart[]>> = {
  vi: dayFirst,
  en: dayFirst,
  ko: yearFirst,
}

/** Parts of a complete or partial `dd/mm/yyyy` (`5//`). */
export function toDateParts(value: string): DateParts {
  const [day = '', month = '', year = ''] = value.split('/')
  return { day, month, year }
}

/** `dd/mm/yyyy` with leading zeros; empty without input, partial (`05//1990`) if a part is missing. */
export function toDateText({ day, month, year }: DateParts): string {
  if (day === '' && month === '' && year === '') return ''
  const pad = (part: string) => (part === '' ? '' : part.padStart(2, '0'))
  return `${pad(day)}/${pad(month)}/${year}`
}

const pasted = [
  /^(?<day>\d{1,2})[\s./-]+(?<month>\d{1,2})[\s./-]+(?<year>\d{4})$/,
  /^(?<year>\d{4})(?:[\s./-]+|년\s*)(?<month>\d{1,2})(?:[\s./-]+|월\s*)(?<day>\d{1,2})[.일]?$/,
  // Before the day-first pattern: no month is 19 or 20, with which birth years begin.
  /^(?<year>(?:19|20)\d{2})(?<month>0[1-9]|1[0-2])(?<day>\d{2})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
]

/**
 * Parses a pasted date: day first as in Vietnam, year first as in Korea and ISO 8601, or eight digits in either order.
 */
export function parsePastedDate(text: string): DateParts | null {
  for (const pattern of pasted) {
    const { day, month, year } = pattern.exec(text.trim())?.groups ?? {}
    if (day !== undefined && month !== undefined && year !== undefined) return { day, month, year }
  }
  return null
}
