import type { SparkLine, Tone } from '@/components/quotes/quote'

/** Price of a share in the words and numbers of a language; VND, as the texts beside it write them. */
export interface QuoteFigures {
  readonly ticker: string
  readonly price: string
  /** The same as a number. */
  readonly dong: number
  readonly change: { readonly text: string; readonly tone: Tone }
  readonly ceiling: string
  readonly reference: string
  readonly floor: string
  /** Null while the price has hardly moved. */
  readonly line: SparkLine | null
}

/** What `/api/market/quotes/{locale}/{tickers}` answers. */
export interface TickerFigures {
  /** "Phiên 20/11, 14:32". */
  readonly at: string
  /** "Phiên 20/11". */
  readonly day: string
  /** "Giá sau bài: phiên 20/11", for texts that came out before. */
  readonly now: string
  /** The day of that session in Vietnam, `YYYY-MM-DD`. */
  readonly date: string
  /** The figures are invented. */
  readonly isDemonstration: boolean
  readonly quotes: readonly QuoteFigures[]
}
