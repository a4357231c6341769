import type { PhoneArtProps } from '@/components/ui/phone-art'
import type { Locale } from '@/lib/platform/i18n/locales'

/** Rising sample line for the drawn app. */
export const phoneCurve = [31, 33, 32, 36, 35, 39, 38, 37, 42, 45, 44, 49, 47, 52, 56, 55, 60]

interface PhoneCopy {
  portfolio: string
  names: readonly [string, string, string]
}

/** Invented sample data of the drawn app, with the number format of the language. */
export function phoneScreen(copy: PhoneCopy, locale: Locale): PhoneArtProps['screen'] {
  const whole = new Intl.NumberFormat(locale)
  const price = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 })
  const change = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, signDisplay: 'exceptZero' })
  const row = (ticker: string, name: string, at: number, percent: number, values: readonly number[]) => ({
    ticker,
    name,
    price: price.format(at),
    delta: {
      text: `${change.format(percent)}%`,
      direction: percent > 0 ? ('up' as const) : percent < 0 ? ('down' as const) : ('flat' as const),
    },
    values,
  })
  return {
    title: copy.portfolio,
    value: `${whole.format(128_450_000)} ₫`,
    delta: { text: `+${whole.format(1_573_000)}`, direction: 'up' },
    rows: [
      row('SNG', copy.names[0], 24.5, 0.8, [4, 5, 4.5, 6, 7, 6.8, 8]),
      row('CHM', copy.names[1], 61.2, -1.1, [8, 7.4, 7.8, 6.5, 6.9, 5.6]),
      row('DNG', copy.names[2], 15, 0, [5, 5.4, 4.8, 5.2, 5, 5.1]),
    ],
  }
}
