import { formatInTimeZone } from 'date-fns-tz'
import { enUS } from 'date-fns/locale/en-US'
import { ko } from 'date-fns/locale/ko'
import { vi } from 'date-fns/locale/vi'

import type { Locale } from '@/lib/platform/i18n/locales'

const dates = {
  vi: { pattern: 'd/M', full: 'd/M/yyyy', locale: vi },
  en: { pattern: 'd MMMM', full: 'd MMMM yyyy', locale: enUS },
  ko: { pattern: 'M월 d일', full: 'yyyy년 M월 d일', locale: ko },
} as const

/** How figures and dates are written in one language. */
export interface Words {
  number: (value: number, decimals?: 0 | 1 | 2) => string
  /** Size of a change, without its sign. */
  percent: (value: number, decimals?: 1 | 2) => string
  signed: (value: number, decimals?: 1 | 2) => string
  /** An amount of VND billion with its unit. */
  amount: (billions: number) => string
  date: (day: string) => string
  fullDate: (day: string) => string
  /** The last quarter that ended before a day. */
  quarterBefore: (day: string) => string
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

const quarters: Readonly<Record<Locale, (index: 0 | 1 | 2 | 3, year: number) => string>> = {
  vi: (index, year) => `quý ${romanQuarters[index]}/${year}`,
  en: (index, year) => `the ${englishQuarters[index]} quarter of ${year}`,
  ko: (index, year) => `${year}년 ${index + 1}분기`,
}

function quarterBefore(day: string, locale: Locale): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const current = Math.floor((month - 1) / 3)
  return current === 0 ? quarters[locale](3, year - 1) : quarters[locale]((current - 1) as 0 | 1 | 2, year)
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
    amount: (billions) => amounts[locale](billions, number),
    date: (day) => on(day, dates[locale].pattern),
    fullDate: (day) => on(day, dates[locale].full),
    quarterBefore: (day) => quarterBefore(day, locale),
  }
}

export const words: Readonly<Record<Locale, Words>> = {
  vi: wordsOf('vi', 'vi-VN'),
  en: wordsOf('en', 'en-GB'),
  ko: wordsOf('ko', 'ko-KR'),
}
