import type { PhoneArtProps } from '@/components/ui/phone-art'
import { formatMoneyInTable } from '@/lib/platform/i18n/format-money'
import { intlLocale } from '@/lib/platform/i18n/intl-locale'
import type { Locale } from '@/lib/platform/i18n/locales'

/** Rising sample line for the drawn app. */
export const phoneCurve = [31, 33, 32, 36, 35, 39, 38, 37, 42, 45, 44, 49, 47, 52, 56, 55, 60]

interface PhoneCopy {
  portfolio: string
  names: readonly [string, string, string]
}

/** Invented sample data of the drawn app, with the number format of the language. */
export function phoneScreen(copy: PhoneCopy, locale: Locale): PhoneArtProps['screen'] {
  const price = new Intl.NumberFormat(intlLocale[locale], { minimumFractionDigits: 2 })
  const change = new Intl.NumberFormat(intlLocale[locale], { minimumFractionDigits: 1, signDisplay: 'exceptZero' })
  const row = (ticker: string, name: string, at: number, percent: number, values: readonly number[]) => ({
    ticker,
    name,
    price: price.format(at),
    delta: {
      text: `${change.format(percent)}%`.replace('-', '−'),
      direction: percent > 0 ? ('up' as const) : percent < 0 ? ('down' as const) : ('flat' as const),
    },
    values,
  })
  return {
    title: copy.portfolio,
    value: formatMoneyInTable(128_450_000, locale),
    delta: { text: `+${formatMoneyInTable(1_573_000, locale)}`, direction: 'up' },
    rows: [
      row('SNG', copy.names[0], 24.5, 0.8, [4, 5, 4.5, 6, 7, 6.8, 8]),
      row('CHM', copy.names[1], 61.2, -1.1, [8, 7.4, 7.8, 6.5, 6.9, 5.6]),
      row('DNG', copy.names[2], 15, 0, [5, 5.4, 4.8, 5.2, 5, 5.1]),
    ],
  }
}
