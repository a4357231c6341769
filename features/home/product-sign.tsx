import { getTranslations } from 'next-intl/server'

import { formatMoneyInTable } from '@/lib/platform/i18n/format-money'
import type { Locale } from '@/lib/platform/i18n/locales'

import type { ProductFact } from './product-facts'

/** The others have a larger drawing (product-drawing.tsx). */
export type SignedFact = Exclude<ProductFact, 'shares' | 'margin'>

const points = 10
/** VND for a point of the index. */
const multiplier = 100_000

interface Line {
  readonly path: string
  readonly stroke: number
  readonly dash?: string
}

/** What counts, in full colour, over the quiet lines around it. */
const signs: Readonly<Record<SignedFact, { readonly quiet: readonly Line[]; readonly lit: Line }>> = {
  // One point of a scale of ten.
  futures: {
    quiet: [
      {
        path: 'M0 71h200M1 71v-56M40 71v-20M60 71v-20M80 71v-20M100 71v-36M120 71v-20M140 71v-20M160 71v-20M180 71v-20M199 71v-56',
        stroke: 2,
      },
    ],
    lit: { path: 'M2 42h18', stroke: 56 },
  },
  // The result of whoever buys: below nothing by the price paid at most, and above it without an end.
  warrants: {
    quiet: [{ path: 'M0 40h200', stroke: 2, dash: '4 5' }],
    lit: { path: 'M0 66h96l92 -56', stroke: 3 },
  },
  // Interest every half-year for three years, and with the last what was lent.
  bonds: {
    quiet: [{ path: 'M0 71h200', stroke: 2 }],
    lit: { path: 'M13 70v-14M47 70v-14M81 70v-14M115 70v-14M149 70v-14M183 70v-60', stroke: 18 },
  },
}

/** The figure of a product as a small drawing, with what is at its two ends. */
export async function ProductSign({ of, locale }: { readonly of: SignedFact; readonly locale: Locale }) {
  const t = await getTranslations('home.products.facts')
  const { quiet, lit } = signs[of]
  const amounts = {
    points,
    gain: formatMoneyInTable(points * multiplier, locale),
  }
  return (
    <div className="product-sign">
      <svg viewBox="0 0 200 73" aria-hidden="true">
        {[...quiet, lit].map((line) => (
          <path
            key={line.path}
            d={line.path}
            data-lit={line === lit ? '' : undefined}
            strokeWidth={line.stroke}
            strokeDasharray={line.dash}
          />
        ))}
      </svg>
      {of === 'warrants' && <p className="product-even">{t('warrants.even')}</p>}
      <p className="product-ends">
        <span>{t(`${of}.from`, amounts)}</span>
        <span>{t(`${of}.to`, amounts)}</span>
      </p>
    </div>
  )
}
