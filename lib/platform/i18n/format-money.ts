import { intlLocale } from './intl-locale'
import type { Locale } from './locales'

const grouped = (amount: number, locale: Locale) =>
  new Intl.NumberFormat(intlLocale[locale], { maximumFractionDigits: 2 }).format(amount)

/** Korean counts in units of ten thousand. */
const koreanUnits = [
  [1_000_000_000_000, '조'],
  [100_000_000, '억'],
  [10_000, '만'],
] as const

const units: Readonly<Record<'vi' | 'en', ReadonlyArray<readonly [size: number, name: string]>>> = {
  vi: [
    [1_000_000_000, 'tỷ'],
    [1_000_000, 'triệu'],
  ],
  en: [
    [1_000_000_000_000, 'trillion'],
    [1_000_000_000, 'billion'],
    [1_000_000, 'million'],
  ],
}

/**
 * An amount in VND for a sentence: `5.000.000 đồng`, `VND 5,000,000`, `500만 동`. The parts are joined by no-break
 * spaces. The sign ₫ is never used: foreigners do not know it, and Vietnamese write đồng.
 */
export function formatMoney(amount: number, locale: Locale): string {
  if (locale === 'vi') return `${grouped(amount, locale)}\u00A0đồng`
  if (locale === 'en') return `VND\u00A0${grouped(amount, locale)}`
  return koreanMoney(amount)
}

/** The same for a table, where Vietnamese abbreviates and Korean writes digits, which line up: `5.000.000 đ`, `5,000,000동`. */
export function formatMoneyInTable(amount: number, locale: Locale): string {
  if (locale === 'ko') return `${grouped(amount, locale)}동`
  return locale === 'vi' ? `${grouped(amount, locale)}\u00A0đ` : formatMoney(amount, locale)
}

/** A round amount beside digits, such as an end of a scale: `100.000.000 đ`, `VND 100,000,000`, `1억 동`. */
export function formatRoundMoney(amount: number, locale: Locale): string {
  return locale === 'ko' ? koreanMoney(amount) : formatMoneyInTable(amount, locale)
}

/**
 * A large amount in three significant digits and in words, for projections: `khoảng 915 triệu đồng`,
 * `about VND 915 million`, `약 9억 1,500만 동`. Amounts under a million are not rounded.
 */
export function formatRoughMoney(amount: number, locale: Locale): string {
  if (locale === 'ko') return `약 ${koreanMoney(Number(amount.toPrecision(3)))}`
  if (Math.abs(Number(amount.toPrecision(3))) < 1_000_000) return formatMoney(amount, locale)
  return locale === 'vi'
    ? `khoảng ${formatShortMoney(amount, locale)} đồng`
    : `about VND\u00A0${formatShortMoney(amount, locale)}`
}

/** A large amount that three significant digits give exactly in words, as rough ones are, others in digits: `600 triệu đồng`, `601.234.567 đồng`. */
export function formatMoneyInWords(amount: number, locale: Locale): string {
  if (locale === 'ko' || amount < 1_000_000 || Number(amount.toPrecision(3)) !== amount)
    return formatMoney(amount, locale)
  const words = formatShortMoney(amount, locale)
  return locale === 'vi' ? `${words} đồng` : `VND\u00A0${words}`
}

/**
 * Two such amounts as a range, the unit once where both have it: `414–915 triệu đồng`, `VND 900 million–1.83 billion`,
 * `4억 1,400만~9억 1,500만 동`.
 */
export function formatMoneyRange(least: number, most: number, locale: Locale): string {
  const [from, to] = [formatShortMoney(least, locale), formatShortMoney(most, locale)]
  if (locale === 'ko') return `${from.replace(/\u00A0?동$/, '')}~${to}`
  const unitOf = (text: string) => text.split('\u00A0')[1]
  const range = `${unitOf(from) === unitOf(to) ? from.split('\u00A0')[0] : from}–${to}`
  return locale === 'vi' ? `${range}\u00A0đồng` : `VND\u00A0${range}`
}

/**
 * An amount as a label in a drawing, where the currency is understood: `915 triệu`, `915 million`, `9억 1,500만 동`.
 * Amounts under a million are whole.
 */
export function formatShortMoney(amount: number, locale: Locale): string {
  const rounded = Number(amount.toPrecision(3))
  if (locale === 'ko') return koreanMoney(rounded)
  const unit = units[locale].find(([size]) => Math.abs(rounded) >= size)
  if (unit === undefined) return grouped(amount, locale)
  const [size, name] = unit
  const count = new Intl.NumberFormat(intlLocale[locale], { maximumSignificantDigits: 3 }).format(rounded / size)
  return `${count}\u00A0${name}`
}

/** Name of the currency beside an input. */
export const currencyUnit: Readonly<Record<Locale, string>> = { vi: 'đồng', en: 'VND', ko: '동' }

/** A rate given as a fraction: 0.0015 is `0,15%` in Vietnamese and `0.15%` in English. At most three decimals. */
export function formatPercent(fraction: number, locale: Locale): string {
  return new Intl.NumberFormat(intlLocale[locale], { style: 'percent', maximumFractionDigits: 3 }).format(fraction)
}

function koreanMoney(amount: number): string {
  if (!Number.isInteger(amount)) return `${grouped(amount, 'ko')}동`
  const parts: string[] = []
  let rest = Math.round(Math.abs(amount))
  for (const [size, name] of koreanUnits) {
    const count = Math.floor(rest / size)
    if (count > 0) parts.push(`${grouped(count, 'ko')}${name}`)
    rest %= size
  }
  const sign = amount < 0 ? '−' : ''
  if (rest > 0 || parts.length === 0) return `${sign}${[...parts, `${grouped(rest, 'ko')}동`].join('\u00A0')}`
  return `${sign}${parts.join('\u00A0')}\u00A0동`
}
