import { intlLocale } from '@/lib/platform/i18n/intl-locale'
import type { Locale } from '@/lib/platform/i18n/locales'

const minus = (text: string) => text.replace('-', '−')

/** How a board writes numbers: prices and their changes in thousands of VND, and changes as a share (0.01 is 1 %). Changes carry their sign. */
export function boardNumbers(locale: Locale) {
  const price = new Intl.NumberFormat(intlLocale[locale], { minimumFractionDigits: 2 })
  const change = new Intl.NumberFormat(intlLocale[locale], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'exceptZero',
  })
  const share = new Intl.NumberFormat(intlLocale[locale], {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  })
  return {
    price: (value: number) => price.format(value),
    change: (value: number) => minus(change.format(value)),
    share: (value: number) => minus(share.format(value)),
  }
}
