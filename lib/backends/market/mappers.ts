import type { MarketQuotesWire, MarketSessionWire } from './schemas'

export type TradingPhase = MarketSessionWire['data']['phase']

export interface MarketIndex {
  readonly code: string
  readonly value: number
  /** Points since the close of the session before, signed. */
  readonly change: number
  /** The same as a fraction of that close. */
  readonly changeShare: number
  /** Values of the day so far, oldest first. */
  readonly points: readonly number[]
}

export interface MarketSession {
  readonly asOf: Date
  /** The figures are invented. */
  readonly isDemonstration: boolean
  readonly phase: TradingPhase
  readonly phaseEndsAt: Date | null
  /** Value matched today, VND. */
  readonly turnover: number | null
  readonly indices: readonly MarketIndex[]
}

export interface Quote {
  readonly ticker: string
  /** VND a share, as the other prices. */
  readonly price: number
  readonly reference: number
  readonly ceiling: number
  readonly floor: number
  readonly points: readonly number[]
}

export interface MarketQuotes {
  readonly asOf: Date
  readonly isDemonstration: boolean
  readonly byTicker: ReadonlyMap<string, Quote>
}

/** Indices that are shown; the rest of a longer list is left out. */
const mostIndices = 4

export function toMarketSession({ data }: MarketSessionWire): MarketSession {
  return {
    asOf: new Date(data.as_of),
    isDemonstration: data.demonstration,
    phase: data.phase,
    phaseEndsAt: data.phase_ends_at ? new Date(data.phase_ends_at) : null,
    turnover: data.turnover ?? null,
    indices: data.indices.slice(0, mostIndices).map(({ code, value, change, points }) => ({
      code,
      value,
      change,
      // A change of the whole value, or more, is no change of an index: the share would be infinite.
      changeShare: value > change ? change / (value - change) : 0,
      points: points ?? [],
    })),
  }
}

export function toMarketQuotes({ data }: MarketQuotesWire): MarketQuotes {
  return {
    asOf: new Date(data.as_of),
    isDemonstration: data.demonstration,
    byTicker: new Map(
      data.quotes.map((quote): [string, Quote] => [quote.ticker, { ...quote, points: quote.points ?? [] }]),
    ),
  }
}
