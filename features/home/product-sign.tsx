import { rates } from '@/lib/domain/company/rates'

import type { ProductFact } from './product-facts'

/** Width of a sign; both kinds of lots are four rows of 25. */
const width = 200
const lot = 'M0 2h200M0 9h200M0 16h200M0 23h200'
const loan = Math.round(width / (1 + rates.margin))

/** What counts, in full colour, over the quiet lines around it. */
const signs: Readonly<Record<ProductFact, { readonly quiet: string; readonly lit: string; readonly stroke: number }>> =
  {
    // One share of a lot.
    shares: { quiet: lot, lit: 'M0 2h5', stroke: 4 },
    // A loan, and the interest of a year to the same scale.
    margin: { quiet: `M0 16H${loan - 2}`, lit: `M${loan} 16H${width}`, stroke: 14 },
    // One point of a scale of points.
    futures: { quiet: 'M1 6v17M41 13v10M81 13v10M121 13v10M161 13v10M199 6v17M0 23h200', lit: 'M82 22h38', stroke: 2 },
    // All of a lot.
    warrants: { quiet: '', lit: lot, stroke: 4 },
    // From one day to the next.
    bonds: { quiet: 'M14 16h172', lit: 'M193 16h.01', stroke: 2 },
  }

/** Ends of the line between two days, as thick as they are. */
const dot = 14

/** The figure of a product as a small drawing: decorative below it. */
export function ProductSign({ of }: { readonly of: ProductFact }) {
  const { quiet, lit, stroke } = signs[of]
  const isLot = of === 'shares' || of === 'warrants'
  return (
    <svg viewBox={`0 0 ${width} 25`} aria-hidden="true" className="product-sign" strokeWidth={stroke}>
      <g strokeDasharray={isLot ? '5 3' : undefined}>
        {quiet !== '' && <path d={quiet} />}
        {of === 'bonds' && <path d="M7 16h.01" strokeWidth={dot} strokeLinecap="round" />}
        <path
          d={lit}
          data-lit=""
          strokeWidth={of === 'bonds' ? dot : of === 'futures' ? 6 : undefined}
          strokeLinecap={of === 'bonds' ? 'round' : undefined}
        />
      </g>
    </svg>
  )
}
