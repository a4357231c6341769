import type { useTranslations } from 'next-intl'

import {
  formatMoney,
  formatMoneyInWords,
  formatPercent,
  formatRoughMoney,
  formatShortMoney,
} from '@/lib/platform/i18n/format-money'
import { intlLocale } from '@/lib/platform/i18n/intl-locale'
import type { Locale } from '@/lib/platform/i18n/locales'

import type { DurationUnit } from './plan-input'

/** Figures of a projection as people read them in a language. */
export interface ProjectionFormat {
  /** `5.000.000 đồng` */
  readonly money: (amount: number) => string
  /** `khoảng 915 triệu đồng`, for the results: more digits would claim a precision that an assumption lacks. */
  readonly rough: (amount: number) => string
  /** `600 triệu đồng`, beside them. */
  readonly exact: (amount: number) => string
  /** `1,2 tỷ`, for axes. */
  readonly short: (amount: number) => string
  /** `915 triệu`, at the ends of lines: as precise as `rough`. */
  readonly brief: (amount: number) => string
  /** @param value percent: 8.5 is `8,5%` */
  readonly percent: (value: number) => string
  readonly duration: (count: number, unit: DurationUnit) => string
}

type Translate = ReturnType<typeof useTranslations<'calculator.result'>>

export function projectionFormat(t: Translate, locale: Locale): ProjectionFormat {
  const compact = {
    notation: 'compact',
    // Vietnamese has no short forms that everybody reads; 'triệu' and 'tỷ' are short enough.
    compactDisplay: locale === 'vi' ? 'long' : 'short',
  } as const
  const short = new Intl.NumberFormat(intlLocale[locale], { ...compact, maximumFractionDigits: 1 })
  const brief = new Intl.NumberFormat(intlLocale[locale], { ...compact, maximumSignificantDigits: 3 })
  return {
    money: (amount) => formatMoney(amount, locale),
    rough: (amount) => formatRoughMoney(amount, locale),
    exact: (amount) => formatMoneyInWords(amount, locale),
    short: (amount) => short.format(amount),
    brief: (amount) =>
      locale === 'ko' ? formatShortMoney(amount, locale).replace(/\u00A0동$/, '') : brief.format(amount),
    percent: (value) => formatPercent(value / 100, locale),
    duration: (count, unit) => t(unit === 'year' ? 'years' : 'months', { count }),
  }
}
