import type { PhoneArtProps } from '@/components/art/phone-art'

import type { DesignCopy } from './design-copy'
import { series } from './sample-data'

/** What the drawn phone shows, with the separators of the language. All of it made up. */
export function phoneScreen(copy: DesignCopy['phone'], locale: string): PhoneArtProps['screen'] {
  const whole = new Intl.NumberFormat(locale)
  const two = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 })
  const one = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 })
  return {
    title: copy.title,
    value: `${whole.format(128_450_000)} ₫`,
    delta: { text: `+${whole.format(1_573_000)} (${two.format(1.24)}%)`, direction: 'up' },
    rows: [
      {
        ticker: 'SNG',
        name: copy.rowOne,
        price: two.format(24.5),
        delta: { text: `+${one.format(0.8)}%`, direction: 'up' },
        values: series,
      },
      {
        ticker: 'CHM',
        name: copy.rowTwo,
        price: two.format(61.2),
        delta: { text: `−${one.format(1.1)}%`, direction: 'down' },
        values: series.toReversed(),
      },
      {
        ticker: 'DNG',
        name: copy.rowThree,
        price: two.format(15),
        delta: { text: `${one.format(0)}%`, direction: 'flat' },
        values: [4, 6, 5, 6, 4, 5],
      },
    ],
  }
}
