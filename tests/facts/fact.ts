import { formatPercent } from '@/lib/platform/i18n/format-money'
import type { Locale } from '@/lib/platform/i18n/locales'

/** A figure that several texts state. */
export interface Fact {
  readonly name: string
  /** What texts may say, by language. */
  readonly expected: Readonly<Record<Locale, readonly string[]>>
  /** Finds what a text says, as its first group; only in sentences that match `about`, if given. */
  readonly patterns: Readonly<Record<Locale, { readonly says: RegExp; readonly about?: RegExp }>>
  /** A sentence that contradicts, which must be noticed. */
  readonly wrong: Readonly<Record<Locale, string>>
}

export const everywhere = (...values: readonly string[]) => ({ vi: values, en: values, ko: values })
export const same = (says: RegExp) => ({ vi: { says }, en: { says }, ko: { says } })
export const percents = (...fractions: readonly number[]) => {
  const of = (locale: Locale) => fractions.map((fraction) => formatPercent(fraction, locale))
  return { vi: of('vi'), en: of('en'), ko: of('ko') }
}

export const money = (amount: number, locale: Locale) => amount.toLocaleString(locale)

/** Words of figures that texts write out. */
export const inWords: Readonly<Record<string, string>> = {
  eight: '8',
  tám: '8',
  two: '2',
  hai: '2',
  ten: '10',
  mười: '10',
}
