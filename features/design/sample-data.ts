import type { Candle } from '@/components/chart/candles'
import { seededRandom } from '@/lib/random/seeded-random'

/** A name with the tallest letters there are; nobody's. */
export const stackedName = 'Nguyễn Thị Ước Ỷ Ẫn'

/** A line that goes up and down on its way. Made up. */
export const series = [12, 14, 13, 17, 16, 19, 18, 22, 21, 26, 24, 29]

/** Thirty sessions of a stock that does not exist, in thousands of đồng. */
export const candles: readonly Candle[] = randomCandles()

function randomCandles(): Candle[] {
  const random = seededRandom('sng')
  let price = 24.5
  return Array.from({ length: 30 }, (_, index) => {
    const open = price
    const close = open + (random() - 0.46) * 1.1
    price = close
    const round = (value: number) => Math.round(value * 20) / 20
    return {
      time: `${String(index + 1).padStart(2, '0')}/10`,
      open: round(open),
      close: round(close),
      high: round(Math.max(open, close) + random() * 0.5),
      low: round(Math.min(open, close) - random() * 0.5),
    }
  })
}

/** A saving of 5 million đồng a month over ten years at three assumed returns; x is the year, y million đồng. */
export function savingSeries(percent: number): { x: number; y: number }[] {
  const monthly = percent / 1200
  return Array.from({ length: 41 }, (_, quarter) => {
    const months = quarter * 3
    const value = monthly === 0 ? 5 * months : (5 * ((1 + monthly) ** months - 1)) / monthly
    return { x: quarter / 4, y: Math.round(value * 10) / 10 }
  })
}
