import { sampleWalk } from '@/components/app-screen/sample-market'
import { seededRandom } from '@/lib/platform/random/seeded-random'

interface CandlesProps {
  /** Also the seed. */
  readonly ticker: string
  /** First price, reference of the last day, and last price, thousands of VND: the last candle is the day that the board shows. */
  readonly from: number
  readonly reference: number
  readonly to: number
}

const count = 26
/** Even, so that the middle of a candle is a whole number, which costs fewer bytes. */
const step = 12
export const candlesSize = { width: count * step, height: 160 }

/** Candles of an invented share over a grid, in the colours of the market where the drawing is shown. */
export function Candles({ ticker, from, reference, to }: CandlesProps) {
  const { width, height } = candlesSize
  const candles = sampleCandles({ ticker, from, reference, to })
  const [lowest, highest] = candleRange({ ticker, from, reference, to })
  const y = (at: number) => Math.round(((highest - at) / (highest - lowest)) * height)
  return (
    <g fill="none">
      {[0.25, 0.5, 0.75].map((share) => (
        <path
          key={share}
          d={`M0 ${height * share}h${width}`}
          stroke="var(--hairline)"
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {[true, false].map((rises) => {
        const own = candles.flatMap((candle, index) =>
          candle.close >= candle.open === rises ? [{ ...candle, x: index * step + step / 2 }] : [],
        )
        return (
          <g key={String(rises)} stroke={rises ? 'var(--up)' : 'var(--down)'}>
            <path
              d={own.map(({ high, low, x }) => `M${x} ${y(high)}V${y(low)}`).join('')}
              vectorEffect="non-scaling-stroke"
            />
            <path
              d={own
                .map(({ open, close, x }) => `M${x} ${y(Math.max(open, close))}V${y(Math.min(open, close)) + 1}`)
                .join('')}
              strokeWidth="7"
            />
          </g>
        )
      })}
    </g>
  )
}

/** The lowest and the highest price of the candles, which the scale beside the drawing names. */
export function candleRange(sample: CandlesProps): readonly [number, number] {
  const candles = sampleCandles(sample)
  return [Math.min(...candles.map(({ low }) => low)), Math.max(...candles.map(({ high }) => high))]
}

function sampleCandles({ ticker, from, reference, to }: CandlesProps) {
  const random = seededRandom(`candles:${ticker}`)
  const closes = [...sampleWalk(`candles:${ticker}`, from, reference, count), to]
  const swing = Math.max(Math.abs(to - from) / 12, from * 0.004)
  return closes.slice(1).map((close, index) => {
    const open = closes[index] ?? close
    return {
      open,
      close,
      high: Math.max(open, close) + random() * swing,
      low: Math.min(open, close) - random() * swing,
    }
  })
}
