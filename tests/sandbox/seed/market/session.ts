import { formatInTimeZone } from 'date-fns-tz'
import { enUS, ko, vi } from 'date-fns/locale'

import type { Locale } from '@/lib/platform/i18n/locales'
import { seededRandom } from '@/lib/platform/random/seeded-random'

import { previousBusinessDay } from '../clock'
import { pick } from './pick'
import { firms, type Firm } from './firms'

/** One made-up trading day: every figure of an article or a report comes from here. */
export interface Session {
  /** yyyy-MM-dd. */
  day: string
  /** Points. */
  index: number
  /** Per cent of the business day before, signed. */
  change: number
  /** VND billion. */
  turnover: number
  /** Net buying of foreign investors, VND billion, signed. */
  foreign: number
  advances: number
  declines: number
  firm: Firm
  other: Firm
  /** Signed per cent of `firm`. */
  firmChange: number
}

/** Closing level of the index: slow waves and a little noise, so that days next to each other fit together. */
export function indexOn(day: string): number {
  const number = Date.parse(day) / 86_400_000
  return 1260 + 45 * Math.sin(number / 23) + 20 * Math.sin(number / 7) + 14 * (seededRandom(day)() - 0.5)
}

/** The session of a business day; `key` varies firms and figures between texts of the same day. */
export function sessionOf(day: string, key: string | number): Session {
  const market = seededRandom(day)
  const index = indexOn(day)
  const change = (index / indexOn(previousBusinessDay(day)) - 1) * 100
  const turnover = 14_000 + Math.floor(market() * 130) * 100
  const foreign = (Math.floor(market() * 80) + 4) * (market() < 0.45 ? 10 : -10)
  const advances = Math.round(205 + change * 60 + market() * 30)
  const own = seededRandom(`${day}/${key}`)
  const firm = pick(firms, own)
  const other = firms[(firms.indexOf(firm) + 1 + Math.floor(own() * 6)) % firms.length] ?? firms[0]
  const firmChange = (Math.floor(own() * 38) + 8) * Math.sign(change) * 0.1
  return { day, index, change, turnover, foreign, advances, declines: 420 - advances, firm, other, firmChange }
}

const dates = {
  vi: { pattern: 'd/M', full: 'd/M/yyyy', locale: vi },
  en: { pattern: 'd MMMM', full: 'd MMMM yyyy', locale: enUS },
  ko: { pattern: 'M월 d일', full: 'yyyy년 M월 d일', locale: ko },
} as const

/** How figures and dates are written in one language. */
export interface Words {
  number: (value: number, decimals?: 0 | 1 | 2) => string
  /** Size of a change, without its sign. */
  percent: (value: number) => string
  signed: (value: number) => string
  date: (day: string) => string
  fullDate: (day: string) => string
}

function wordsOf(locale: Locale, tag: string): Words {
  const format = (decimals: number) =>
    new Intl.NumberFormat(tag, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  // A format takes longer to make than to use, and a seed uses thousands.
  const formats = { 0: format(0), 1: format(1), 2: format(2) }
  const number = (value: number, decimals: 0 | 1 | 2 = 0): string => formats[decimals].format(value)
  const on = (day: string, pattern: string): string =>
    formatInTimeZone(`${day}T12:00:00+07:00`, 'Asia/Ho_Chi_Minh', pattern, { locale: dates[locale].locale })
  return {
    number,
    percent: (value) => `${number(Math.abs(value), 2)}%`,
    signed: (value) => `${value < 0 ? '−' : '+'}${number(Math.abs(value), 2)}%`,
    date: (day) => on(day, dates[locale].pattern),
    fullDate: (day) => on(day, dates[locale].full),
  }
}

export const words: Readonly<Record<Locale, Words>> = {
  vi: wordsOf('vi', 'vi-VN'),
  en: wordsOf('en', 'en-GB'),
  ko: wordsOf('ko', 'ko-KR'),
}
