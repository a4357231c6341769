import { useLocale } from 'next-intl'

import { seededRandom } from '@/lib/platform/random/seeded-random'
import { intlLocale } from '@/lib/platform/i18n/intl-locale'

import { priceColor, priceState, sampleStocks, sampleWalk } from './sample-market'

interface CandlePaneProps {
  readonly ticker: string
  /** First and last price, thousands of VND. */
  readonly from: number
  readonly to: number
  readonly className?: string
}

const count = 26
/** Even, so that the middle of a candle is a whole number, which costs fewer bytes. */
const step = 12
const width = count * step
const height = 160

/** Candles of an invented share with its last price, in the colours of the market. */
export function CandlePane({ ticker, from, to, className = '' }: CandlePaneProps) {
  const price = new Intl.NumberFormat(intlLocale[useLocale()], { minimumFractionDigits: 2 })
  const candles = sampleCandles(ticker, from, to)
  const highest = Math.max(...candles.map(({ high }) => high))
  const lowest = Math.min(...candles.map(({ low }) => low))
  const y = (at: number) => Math.round(((highest - at) / (highest - lowest)) * height)
  // One path for the shadows and one for the bodies of each colour, instead of two elements a candle.
  const paths = [true, false].map((rises) => {
    const own = candles.flatMap((candle, index) =>
      candle.close >= candle.open === rises ? [{ ...candle, index }] : [],
    )
    const at = (index: number) => index * step + step / 2
    return {
      color: rises ? 'stroke-up' : 'stroke-down',
      shadows: own.map(({ high, low, index }) => `M${at(index)} ${y(high)}V${y(low)}`).join(''),
      bodies: own
        .map(({ open, close, index }) => `M${at(index)} ${y(Math.max(open, close))}V${y(Math.min(open, close)) + 1}`)
        .join(''),
    }
  })
  const stock = sampleStocks.find((each) => each.ticker === ticker)
  const color = stock === undefined ? '' : priceColor[priceState(stock)]
  return (
    <div className={`flex flex-col p-3 ${className}`}>
      <p className="flex items-baseline gap-2 text-min">
        <span className="font-semibold">{ticker}</span>
        <span className={`num ${color}`}>{price.format(to)}</span>
      </p>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        fill="none"
        className="mt-2 min-h-0 w-full flex-1"
      >
        {[0.25, 0.5, 0.75].map((share) => (
          <path
            key={share}
            d={`M0 ${height * share}h${width}`}
            className="stroke-hairline"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {paths.map(({ color, shadows, bodies }) => (
          <g key={color} className={color}>
            <path d={shadows} vectorEffect="non-scaling-stroke" />
            <path d={bodies} strokeWidth="7" />
          </g>
        ))}
      </svg>
    </div>
  )
}

function sampleCandles(seed: string, from: number, to: number) {
  const random = seededRandom(`candles:${seed}`)
  const closes = sampleWalk(`candles:${seed}`, from, to, count + 1)
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
