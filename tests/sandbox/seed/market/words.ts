import { formatInTimeZone } from 'date-fns-tz'
import { enUS } from 'date-fns/locale/en-US'
import { ko } from 'date-fns/locale/ko'
import { vi } from 'date-fns/locale/vi'

import type { Locale } from '@/lib/platform/i18n/locales'

const dates = {
  vi: { pattern: 'd/M', short: 'd/M', full: 'd/M/yyyy', locale: vi },
  en: { pattern: 'd MMMM', short: 'd MMM', full: 'd MMMM yyyy', locale: enUS },
  ko: { pattern: 'M월 d일', short: 'M월 d일', full: 'yyyy년 M월 d일', locale: ko },
} as const

/** How figures and dates are written in one language. */
export interface Words {
  number: (value: number, decimals?: 0 | 1 | 2) => string
  /** Size of a change, without its sign. */
  percent: (value: number, decimals?: 1 | 2) => string
  signed: (value: number, decimals?: 1 | 2) => string
  /** A whole number with its sign. */
  flow: (value: number) => string
  /** An amount of VND billion with its unit. */
  amount: (billions: number) => string
  date: (day: string) => string
  /** The same in a column of days. */
  shortDate: (day: string) => string
  fullDate: (day: string) => string
  /** The last quarter that ended before a day. */
  quarterBefore: (day: string) => string
  /** That quarter in short, or one some quarters earlier: III/2026, Q3 2026, 3Q26. */
  shortQuarter: (day: string, ago: number) => string
}

const romanQuarters = ['I', 'II', 'III', 'IV'] as const
const englishQuarters = ['first', 'second', 'third', 'fourth'] as const

type WriteNumber = Words['number']

/** Vietnamese counts in billions, English in trillions above a thousand billion, Korean in 조 (trillion) and 억 (hundred million). */
const amounts: Readonly<Record<Locale, (billions: number, number: WriteNumber) => string>> = {
  vi: (billions, number) => `${number(billions)} tỷ đồng`,
  en: (billions, number) =>
    billions < 1000 ? `VND ${number(billions)} billion` : `VND ${number(billions / 1000, 2)} trillion`,
  ko: (billions, number) => {
    const trillions = Math.floor(billions / 1000)
    const rest = `${number((billions % 1000) * 10)}억 동`
    if (trillions === 0) return rest
    return billions % 1000 === 0 ? `${trillions}조 동` : `${trillions}조 ${rest}`
  },
}

type QuarterName = (quarter: 0 | 1 | 2 | 3, year: number) => string

const quarters: Readonly<Record<Locale, QuarterName>> = {
  vi: (index, year) => `quý ${romanQuarters[index]}/${year}`,
  en: (index, year) => `the ${englishQuarters[index]} quarter of ${year}`,
  ko: (index, year) => `${year}년 ${index + 1}분기`,
}

const shortQuarters: Readonly<Record<Locale, QuarterName>> = {
  vi: (index, year) => `${romanQuarters[index]}/${year}`,
  en: (index, year) => `Q${index + 1} ${year}`,
  ko: (index, year) => `${index + 1}Q${year % 100}`,
}

/** Names the last quarter that ended before a day, or one some quarters earlier. */
function nameQuarter(name: QuarterName, day: string, ago = 0): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const count = year * 4 + Math.floor((month - 1) / 3) - 1 - ago
  return name((count % 4) as 0 | 1 | 2 | 3, Math.floor(count / 4))
}

function wordsOf(locale: Locale, tag: string): Words {
  const format = (decimals: number) =>
    new Intl.NumberFormat(tag, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  // A format takes longer to make than to use, and a seed uses thousands.
  const formats = { 0: format(0), 1: format(1), 2: format(2) }
  const number: WriteNumber = (value, decimals = 0) => formats[decimals].format(value)
  const on = (day: string, pattern: string): string =>
    formatInTimeZone(`${day}T12:00:00+07:00`, 'Asia/Ho_Chi_Minh', pattern, { locale: dates[locale].locale })
  const percent: Words['percent'] = (value, decimals = 2) => `${number(Math.abs(value), decimals)}%`
  return {
    number,
    percent,
    signed: (value, decimals) => `${value < 0 ? '−' : '+'}${percent(value, decimals)}`,
    flow: (value) => `${value < 0 ? '−' : '+'}${number(Math.abs(value))}`,
    amount: (billions) => amounts[locale](billions, number),
    date: (day) => on(day, dates[locale].pattern),
    shortDate: (day) => on(day, dates[locale].short),
    fullDate: (day) => on(day, dates[locale].full),
    quarterBefore: (day) => nameQuarter(quarters[locale], day),
    shortQuarter: (day, ago) => nameQuarter(shortQuarters[locale], day, ago),
  }
}

export const words: Readonly<Record<Locale, Words>> = {
  vi: wordsOf('vi', 'vi-VN'),
  en: wordsOf('en', 'en-GB'),
  ko: wordsOf('ko', 'ko-KR'),
}
