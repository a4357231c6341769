/** Direction of a figure against its reference; `ceiling` and `floor` are the bounds of a share's day. */
export type Tone = 'ceiling' | 'up' | 'flat' | 'down' | 'floor'

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

/** Coordinates in a box of 64 by 20. */
export interface SparkLine {
  /** Path of the values of the day. */
  readonly path: string
  /** Height of the reference. */
  readonly base: number
}

/** What `/api/market/session/{locale}` answers. */
export interface StripFigures {
  /** Part of the trading day and what comes next: "Phiên ATC, còn 6 phút". */
  readonly clock: string
  /** What to say instead when newer figures cannot be had: "Số liệu lúc 14:32". */
  readonly late: string
  /** The figures are invented. */
  readonly isDemonstration: boolean
  /** Seconds after which there may be newer figures. */
  readonly pollSeconds: number
  readonly cells: readonly StripCell[]
}
