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
  readonly cap?: 'round'
}

/** What counts, in full colour, over the quiet lines around it. */
const signs: Readonly<Record<SignedFact, { readonly quiet: readonly Line[]; readonly lit: Line }>> = {
  // One point of a scale of ten.
  futures: {
    quiet: [
      {
        path: 'M0 47h200M1 47v-34M40 47v-14M60 47v-14M80 47v-14M100 47v-24M120 47v-14M140 47v-14M160 47v-14M180 47v-14M199 47v-34',
        stroke: 2,
      },
    ],
    lit: { path: 'M2 30h18', stroke: 34 },
  },
  // The result of whoever buys: below nothing by the price paid at most, and above it without an end.
  warrants: {
    quiet: [{ path: 'M0 28h200', stroke: 2, dash: '4 5' }],
    lit: { path: 'M0 42h112l76 -38', stroke: 2.5 },
  },
  // From one day to the next.
  bonds: {
    quiet: [
      { path: 'M12 37C50 -4 150 -4 188 37', stroke: 2 },
      { path: 'M12 37h.01', stroke: 18, cap: 'round' },
    ],
    lit: { path: 'M188 37h.01', stroke: 18, cap: 'round' },
  },
}

/** The figure of a product as a small drawing, with what is at its two ends. */
export async function ProductSign({ of, locale }: { readonly of: SignedFact; readonly locale: Locale }) {
  const t = await getTranslations(`home.products.facts.${of}`)
  const { quiet, lit } = signs[of]
  const amounts = {
    points,
    gain: formatMoneyInTable(points * multiplier, locale),
  }
  return (
    <div className="product-sign">
      <svg viewBox="0 0 200 49" aria-hidden="true">
        {[...quiet, lit].map((line) => (
          <path
            key={line.path}
            d={line.path}
            data-lit={line === lit ? '' : undefined}
            strokeWidth={line.stroke}
            strokeDasharray={line.dash}
            strokeLinecap={line.cap}
          />
        ))}
      </svg>
      <p className="product-ends">
        <span>{t('from', amounts)}</span>
        <span>{t('to', amounts)}</span>
      </p>
    </div>
  )
}
