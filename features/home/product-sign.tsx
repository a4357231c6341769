import { getTranslations } from 'next-intl/server'

import { interest, rates } from '@/lib/domain/company/rates'
import { formatMoneyInTable, formatShortMoney } from '@/lib/platform/i18n/format-money'
import type { Locale } from '@/lib/platform/i18n/locales'

import type { ProductFact } from './product-facts'

/** A lot: five rows of 20. */
const lot = 'M0 5h200M0 15h200M0 25h200M0 35h200M0 45h200'
const loan = 100_000_000
const points = 10
const dong = 100_000

/** What counts, in full colour, over the quiet lines around it. */
const signs: Readonly<Record<ProductFact, { readonly quiet: string; readonly lit: string; readonly stroke: number }>> =
  {
    // One share of a lot.
    shares: { quiet: lot, lit: 'M0 5h7', stroke: 7 },
    // The interest of a loan, which each day adds to.
    margin: {
      quiet: 'M28 48v-9M48 48v-14M68 48v-18M88 48v-23M108 48v-27M128 48v-32M148 48v-36M168 48v-41M189 48v-46',
      lit: 'M7 48v-5',
      stroke: 14,
    },
    // One point of a scale of ten.
    futures: {
      quiet:
        'M0 47h200M1 47v-34M40 47v-14M60 47v-14M80 47v-14M100 47v-24M120 47v-14M140 47v-14M160 47v-14M180 47v-14M199 47v-34',
      lit: 'M1 31h19',
      stroke: 2,
    },
    // All of a lot.
    warrants: { quiet: '', lit: lot, stroke: 7 },
    // From one day to the next.
    bonds: { quiet: 'M12 38C50 -4 150 -4 188 38', lit: 'M188 38h.01', stroke: 2 },
  }

/** Ends of the line between two days, as thick as they are. */
const dot = 18

/** The figure of a product as a small drawing, with what is at its two ends. */
export async function ProductSign({ of, locale }: { readonly of: ProductFact; readonly locale: Locale }) {
  const t = await getTranslations(`home.products.facts.${of}`)
  const { quiet, lit, stroke } = signs[of]
  const isLot = of === 'shares' || of === 'warrants'
  const amounts = {
    day: formatMoneyInTable(interest(loan, 1, rates.margin), locale),
    loan: formatShortMoney(loan, locale),
    points,
    gain: formatMoneyInTable(points * dong, locale),
  }
  return (
    <div className="product-sign">
      <svg viewBox="0 0 200 49" aria-hidden="true" strokeWidth={stroke}>
        <g strokeDasharray={isLot ? '7 3.157' : undefined}>
          {quiet !== '' && <path d={quiet} />}
          {of === 'bonds' && <path d="M12 38h.01" strokeWidth={dot} strokeLinecap="round" />}
          <path
            d={lit}
            data-lit=""
            strokeWidth={of === 'bonds' ? dot : of === 'futures' ? 32 : undefined}
            strokeLinecap={of === 'bonds' ? 'round' : undefined}
          />
        </g>
      </svg>
      <p className="product-ends">
        <span>{t('from', amounts)}</span>
        <span>{t('to', amounts)}</span>
      </p>
    </div>
  )
}
