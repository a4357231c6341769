import type { SparkLine, Tone } from '@/components/quotes/quote'

/** One figure of the strip, in the words and numbers of a language. */
export interface StripCell {
  readonly code: string
  readonly value: string
  /** Null for a figure without a reference. */
  readonly change: { readonly text: string; readonly tone: Tone } | null
  /** The cell as a sentence, for screen readers. */
  readonly spoken: string
  readonly line: SparkLine | null
}

/** What `/api/market/session/{locale}` answers. */
export interface StripFigures {
  /** Part of the trading day and what comes next: "Phiên 26/11, ATC còn 6 phút". */
  readonly clock: string
  /** What to say instead when newer figures cannot be had: "Số liệu lúc 14:32". */
  readonly late: string
  /** The figures are invented. */
  readonly isDemonstration: boolean
  /** Whether the market trades, so that the figures change. */
  readonly isTrading: boolean
  /** Seconds after which there may be newer figures. */
  readonly pollSeconds: number
  readonly cells: readonly StripCell[]
}
