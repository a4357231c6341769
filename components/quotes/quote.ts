/** Direction of a figure against its reference; `ceiling` and `floor` are the bounds of a share's day. */
export type Tone = 'ceiling' | 'up' | 'flat' | 'down' | 'floor'

/** Coordinates in a box of 64 by 20. */
export interface SparkLine {
  /** Path of the values of the day. */
  readonly path: string
  /** Height of the reference. */
  readonly base: number
}

/** The change of a share's price today, in the numbers of a language. */
export interface QuoteChange {
  readonly ticker: string
  readonly change: { readonly text: string; readonly tone: Tone }
  /** Null while the price has hardly moved. */
  readonly line: SparkLine | null
  /** The session of the change: "Phiên 20/11". */
  readonly day: string
  /** The day of that session in Vietnam, `YYYY-MM-DD`. */
  readonly date: string
}
