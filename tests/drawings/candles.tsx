import { candleCount, candleScale, type CandleTicker, sampleCandles } from '@/components/app-screen/sample-candles'

/** Even, so that the middle of a candle is a whole number, which costs fewer bytes. */
const step = 12
export const candlesSize = { width: candleCount * step, height: 160 }

/** Candles of an invented share over lines at round prices, in the colours of the market where the drawing is shown. */
export function Candles({ ticker }: { readonly ticker: CandleTicker }) {
  const { width, height } = candlesSize
  const candles = sampleCandles(ticker)
  const { lines, shareOf } = candleScale(ticker)
  const y = (at: number) => Math.round(shareOf(at) * height)
  return (
    <g fill="none">
      {lines.map((price) => (
        <path key={price} d={`M0 ${y(price)}h${width}`} stroke="var(--hairline)" vectorEffect="non-scaling-stroke" />
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
