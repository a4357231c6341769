import { seededRandom } from '@/lib/platform/random/seeded-random'

/** Decorative candles in brand colours, because they show no market. */
export function CandleArt({ seed, count }: { seed: string; count: number }) {
  const candles = randomCandles(seed, count)
  const body = (292 / count) * 0.56
  return (
    <g>
      {[45, 90, 135].map((y) => (
        <path key={y} d={`M0 ${y}h320`} style={{ stroke: 'var(--hairline-strong)' }} strokeWidth="1" />
      ))}
      {candles.map(({ x, open, close, high, low }) => (
        <g key={x} style={inColor(close < open ? 'var(--chart-2)' : 'var(--chart-1)')}>
          <path d={`M${x.toFixed(1)} ${high.toFixed(1)}V${low.toFixed(1)}`} strokeWidth="1.5" />
          <rect
            x={(x - body / 2).toFixed(1)}
            y={Math.min(open, close).toFixed(1)}
            width={body.toFixed(1)}
            height={Math.max(2, Math.abs(open - close)).toFixed(1)}
            rx="1"
            stroke="none"
          />
        </g>
      ))}
    </g>
  )
}

const inColor = (color: string) => ({ fill: color, stroke: color })

/** A rising random walk, in units of the drawing (y grows downwards). */
function randomCandles(seed: string, count: number) {
  const random = seededRandom(`candles:${seed}`)
  let price = 118 + random() * 20
  return Array.from({ length: count }, (_, index) => {
    const open = price
    const close = Math.min(152, Math.max(28, open + (random() - 0.58) * 74))
    price = close
    const high = Math.min(open, close) - random() * 18
    const low = Math.max(open, close) + random() * 18
    return { x: 14 + (index * 292) / (count - 1), open, close, high, low }
  })
}
