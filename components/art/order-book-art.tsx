import { seededRandom } from '@/lib/platform/random/seeded-random'

/** Bars of an order book, bids and asks on two sides of the price. Decoration; its amounts are random. */
export function OrderBookArt({ seed, rows = 9, className }: { seed: string; rows?: number; className?: string }) {
  const random = seededRandom(`book:${seed}`)
  return (
    <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={className}>
      {Array.from({ length: rows }, (_, index) => {
        const y = 12 + (index * 156) / rows
        const depth = 0.35 + (0.65 * Math.abs(index - (rows - 1) / 2)) / ((rows - 1) / 2)
        const bid = 16 + random() * 118 * depth
        const ask = 16 + random() * 118 * depth
        const bar = (156 / rows) * 0.58
        return (
          <g key={index}>
            <rect x={156 - bid} y={y} width={bid} height={bar} rx="2" className="fill-chart-1" opacity="0.75" />
            <rect x={164} y={y} width={ask} height={bar} rx="2" className="fill-chart-2" opacity="0.75" />
          </g>
        )
      })}
      <path d="M160 6v168" className="stroke-field" strokeWidth="1" strokeDasharray="2 4" />
    </svg>
  )
}
