import { seededRandom } from '@/lib/platform/random/seeded-random'

/** Bars of an order book, bids and asks on two sides of the price. Decoration; its amounts are random. */
export function OrderBookArt({ seed, rows }: { seed: string; rows: number }) {
  const random = seededRandom(`book:${seed}`)
  return (
    <g>
      {Array.from({ length: rows }, (_, index) => {
        const y = 12 + (index * 156) / rows
        const depth = 0.35 + (0.65 * Math.abs(index - (rows - 1) / 2)) / ((rows - 1) / 2)
        const bid = 16 + random() * 118 * depth
        const ask = 16 + random() * 118 * depth
        const bar = (156 / rows) * 0.58
        return (
          <g key={index}>
            <rect
              x={round(156 - bid)}
              y={round(y)}
              width={round(bid)}
              height={round(bar)}
              rx="2"
              style={{ fill: 'var(--chart-1)' }}
              opacity="0.75"
            />
            <rect
              x={164}
              y={round(y)}
              width={round(ask)}
              height={round(bar)}
              rx="2"
              style={{ fill: 'var(--chart-2)' }}
              opacity="0.75"
            />
          </g>
        )
      })}
      <path d="M160 6v168" style={{ stroke: 'var(--field)' }} strokeWidth="1" strokeDasharray="2 4" />
    </g>
  )
}

const round = (value: number) => Math.round(value * 10) / 10
