import type { useTranslations } from 'next-intl'

import type { DurationUnit } from './plan-input'

/** Figures of a projection as people read them in a language. */
export interface ProjectionFormat {
  /** `5.000.000 ₫` */
  readonly money: (amount: number) => string
  /** `1,2 tỷ`, for axes. */
  readonly short: (amount: number) => string
  /** @param value percent: 8.5 is `8,5%` */
  readonly percent: (value: number) => string
  readonly duration: (count: number, unit: DurationUnit) => string
}

type Translate = ReturnType<typeof useTranslations<'calculator.result'>>

export function projectionFormat(t: Translate, locale: string): ProjectionFormat {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'VND', maximumFractionDigits: 0 })
  const short = new Intl.NumberFormat(locale, {
    notation: 'compact',
    // Vietnamese has no short forms that everybody reads; 'triệu' and 'tỷ' are short enough.
    compactDisplay: locale === 'vi' ? 'long' : 'short',
    maximumFractionDigits: 1,
  })
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  return {
    money: (amount) => money.format(amount),
    short: (amount) => short.format(amount),
    percent: (value) => percent.format(value / 100),
    duration: (count, unit) => t(unit === 'year' ? 'years' : 'months', { count }),
  }
}
