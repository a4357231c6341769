/** One row of a table: its label, and the number that is drawn beside the text that says it. */
export interface Bar {
  readonly label: string
  readonly value: number
  readonly text: string
}

/** What is drawn beside a figure, of the data that it is from. */
export type Mark =
  /** A part of a hundred percent. */
  | { readonly kind: 'share'; readonly percent: number; readonly text: string }
  /** Values with their names, the figure being one of them or the change from the first to the last. */
  | { readonly kind: 'columns'; readonly bars: readonly Bar[]; readonly at: number }
  /** So many of so many pieces, a part of a piece too; the last ones, if they were added; each lower than the one before it, if a price fell. */
  | {
      readonly kind: 'pieces'
      readonly full: number
      readonly of: number
      readonly areLast?: boolean
      readonly isFalling?: boolean
    }
  /** One after the other, with a name each: steps, days of a settlement or of a calendar; steps may have a word each. */
  | { readonly kind: 'sequence'; readonly names: readonly string[]; readonly said?: readonly string[] }
  /** A whole in its parts; an empty one is what is saved. */
  | { readonly kind: 'parts'; readonly values: readonly number[] }
  /** Values over time; the levels that they cross. */
  | {
      readonly kind: 'trace'
      readonly values: readonly number[]
      readonly levels?: readonly number[]
      readonly tone?: string
    }
  /** A price and what it is to become, as a change of it. */
  | { readonly kind: 'way'; readonly change: number; readonly tone: string }
  | Chart

/** A mark that is a chart of a table's rows: it needs more room than others, below a figure in one line with what it counts. */
export type Chart =
  /** How far each may go to both sides of a middle, with what its ends are called; the names of both sides and of the middle. */
  | {
      readonly kind: 'bands'
      readonly bands: readonly {
        readonly label: string
        readonly reach: number
        readonly low: string
        readonly high: string
      }[]
      readonly names: readonly [low: string, middle: string, high: string]
    }
  /** Gains and losses, the largest loss first; the colour of a gain. */
  | { readonly kind: 'gains'; readonly bars: readonly Bar[]; readonly rise: Rise }
  /** What becomes of an investment at each price: nothing up to a first one, as much as was paid at a second. */
  | {
      readonly kind: 'payoff'
      readonly points: readonly (Bar & { readonly price: number })[]
      readonly names: readonly [exercise: string, even: string, shortExercise: string]
      /** How many are due for one share, with its name. */
      readonly ratio: string
      readonly rise: Rise
    }
  /** What is paid when: each time the same, and at the last time what was lent. */
  | { readonly kind: 'payments'; readonly times: readonly Bar[]; readonly each: Bar; readonly last: Bar }
  /** Parts of a whole, each beginning where the one before it ends; the figure is one of them or, below zero, the whole. */
  | { readonly kind: 'cascade'; readonly bars: readonly Bar[]; readonly at: number }
  /** Money that is due on the last of some days and paid on the first; what it is called on either. */
  | {
      readonly kind: 'advance'
      readonly days: readonly string[]
      readonly amount: string
      readonly names: readonly [now: string, due: string]
    }
  /** Three ranges of a number, the last one that of the figure, and the limits between them. */
  | { readonly kind: 'zones'; readonly names: readonly string[]; readonly limits: readonly string[] }
  /** What becomes less, as a part of what stays below it and as an amount, at each price, in the colour of what it leads to; what both and the prices are called. */
  | {
      readonly kind: 'stacks'
      readonly columns: readonly {
        readonly part: number
        readonly amount: string
        readonly price: string
        readonly tone: string
      }[]
      readonly names: { readonly part: string; readonly rest: string; readonly price: string }
    }

/** The colour of a rise on boards of the language. */
export type Rise = 'green' | 'red'
