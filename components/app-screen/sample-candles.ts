import { seededRandom } from '@/lib/platform/random/seeded-random'

import { sampleStocks, sampleWalk } from './sample-market'

/** Shares with drawn candles, and the price with which these begin, thousands of VND. */
const firstPrices = { CHM: 57.8, NVS: 29.1, QNK: 29.4 } as const

export type CandleTicker = keyof typeof firstPrices

export const candleCount = 26

/** Candles of an invented share; the last one is the day that the board shows. */
export function sampleCandles(ticker: CandleTicker) {
  const stock = sampleStocks.find((each) => each.ticker === ticker)
  if (!stock) throw new Error(ticker)
  const from = firstPrices[ticker]
  const random = seededRandom(`candles:${ticker}`)
  const closes = [...sampleWalk(`candles:${ticker}`, from, stock.reference, candleCount), stock.price]
  const swing = Math.max(Math.abs(stock.price - from) / 12, from * 0.004)
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

/** Steps between the lines of a scale, of which the smallest that leaves few enough lines is taken. */
const steps = [0.5, 1, 2, 5]
const mostLines = 6

/** The scale of the candles: its lowest and highest price, and round prices between them. */
export function candleScale(ticker: CandleTicker) {
  const candles = sampleCandles(ticker)
  const highest = Math.max(...candles.map(({ high }) => high))
  const lowest = Math.min(...candles.map(({ low }) => low))
  const step = steps.find((each) => (highest - lowest) / each <= mostLines) ?? 5
  const first = Math.ceil(lowest / step)
  const lines = Array.from({ length: Math.floor(highest / step) - first + 1 }, (_, index) => (first + index) * step)
  return { lines, shareOf: (price: number) => (highest - price) / (highest - lowest) }
}
