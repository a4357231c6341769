import { priceBand } from '@/components/app-screen/sample-market'
import type { MarketQuotesWire, MarketSessionWire } from '@/lib/backends/market/schemas'
import { seededRandom } from '@/lib/platform/random/seeded-random'

import { businessDayAfter, type SeedClock } from '../clock'
import { reportedPrices } from '../reports/reports'
import { dayWalk, rounded, walkOf } from './day-walk'
import { tickers } from './firms'
import { sessionAt } from './session'
import { minutesOfDay, tradingMoment } from './trading-day'

/** Made-up indices. The first is the one that articles and reports tell about; the others follow it. */
const indices = [
  { code: 'SN100', level: null, beta: 1 },
  { code: 'SN30', level: 1823.41, beta: 1.12 },
  { code: 'SNMID', level: 2104.66, beta: 0.85 },
  { code: 'SNX', level: 251.37, beta: 0.6 },
] as const

/** Moves of the latest session that the article about it tells (content/market-news/articles/5060-bank-shares-carry-the-index.md). */
const toldMoves: ReadonlyMap<string, number> = new Map([
  ['JGB', 0.029],
  ['KVB', 0.024],
  ['XNG', -0.006],
  ['XLK', -0.009],
])

const billion = 1e9

/**
 * A market that moves by the minute and is equal for equal moments. Until the latest session of the content it has that
 * session's figures; later days go on from there.
 */
export class LiveMarket {
  readonly #clock: SeedClock
  readonly #now: () => number

  constructor(clock: SeedClock, now: () => number) {
    this.#clock = clock
    this.#now = now
  }

  session(): MarketSessionWire['data'] {
    const { phase, phaseEndsAt, day, elapsed, asOf } = tradingMoment(this.#now())
    const days = this.#daysTo(day)
    const { turnover } = this.#latest
    const random = seededRandom(`turnover:${day}`)
    const ofDay = days.length === 0 ? turnover : 18_000 + random() * 10_000
    return {
      as_of: new Date(asOf).toISOString(),
      demonstration: true,
      phase,
      phase_ends_at: new Date(phaseEndsAt).toISOString(),
      turnover: Math.round(((ofDay * elapsed) / minutesOfDay) * 10) * (billion / 10),
      indices: indices.map(({ code, level, beta }) => {
        const close = level ?? this.#latest.index
        const rateOf = (of: string | null) =>
          beta * this.#rateOf(of) + noise(`${code}:${of ?? 'latest'}`) * (level ? 1 : 0)
        const [from, to] = lastStep(close / (1 + rateOf(null)), [null, ...days].map(rateOf))
        const points = dayWalk(walkOf(code, day), [from, to], 2, elapsed)
        const value = points.at(-1) ?? close
        return { code, value, change: rounded(value - rounded(from, 2), 2), points: [...points] }
      }),
    }
  }

  quotes(): MarketQuotesWire['data'] {
    const { day, elapsed, asOf } = tradingMoment(this.#now())
    const days = this.#daysTo(day)
    return {
      as_of: new Date(asOf).toISOString(),
      demonstration: true,
      quotes: tickers.map((ticker) => {
        const first = closeBefore(ticker)
        const rateOf = (of: string | null) =>
          (of === null ? toldMoves.get(ticker) : undefined) ??
          noise(`${ticker}:${of ?? 'latest'}`) * 12 + this.#rateOf(of)
        const [from, to] = lastStep(first, [null, ...days].map(rateOf))
        const reference = onStep(from)
        const { ceiling, floor } = priceBand(reference)
        const within = (price: number) => onStep(Math.min(ceiling, Math.max(floor, price)))
        const points = dayWalk(`share:${ticker}:${day}`, [reference, within(to)], 3, elapsed).map(within)
        const dong = (price: number) => Math.round(price * 1000)
        return {
          ticker,
          price: dong(points.at(-1) ?? reference),
          reference: dong(reference),
          ceiling: dong(ceiling),
          floor: dong(floor),
          points: points.map(dong),
        }
      }),
    }
  }

  get #latest() {
    return sessionAt(this.#clock, 0)
  }

  /** Trading days after the latest session of the content, up to `day`. */
  #daysTo(day: string): readonly string[] {
    const days: string[] = []
    for (let next = businessDayAfter(this.#clock.dayBefore(0)); next <= day; next = businessDayAfter(next))
      days.push(next)
    return days
  }

  /** Change of the first index on a day as a fraction; null is the latest session of the content. */
  #rateOf(day: string | null): number {
    return day === null ? this.#latest.index / this.#latest.previous - 1 : noise(`market:${day}`) * 6
  }
}

/** How far a price has gone from one that a report names, as a multiple of the noise of a day; none since the last few sessions. */
const [drift, still] = [12, 2]

/** Close of a share before the latest session of the content, thousands of VND: near the price that the latest report on it names. */
function closeBefore(ticker: string): number {
  const reported = reportedPrices.get(ticker)
  if (reported === undefined) return 9 + seededRandom(`price:${ticker}`)() * 70
  const { price, daysAgo } = reported
  return (price / 1000) * (1 + (daysAgo > still ? noise(`since:${ticker}`) * drift : 0))
}

/** A fraction between -0.2 % and 0.2 %, equal for equal seeds. */
const noise = (seed: string) => (seededRandom(`noise:${seed}`)() - 0.5) * 0.004

/** First and last value of the last of several days. @param from value before the first */
function lastStep(from: number, rates: readonly number[]): readonly [number, number] {
  const closes = [from]
  for (const rate of rates) closes.push((closes.at(-1) ?? from) * (1 + rate))
  return [closes.at(-2) ?? from, closes.at(-1) ?? from]
}

/** A price on the smallest step that every price may have here, thousands of VND. */
const onStep = (price: number) =>
  rounded(price < 10 ? price : Math.round(price * (price < 50 ? 20 : 10)) / (price < 50 ? 20 : 10), 2)
