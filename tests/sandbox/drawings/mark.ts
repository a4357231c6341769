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
  /** So many of so many pieces, a part of a piece too; the last ones, if they were added. */
  | { readonly kind: 'pieces'; readonly full: number; readonly of: number; readonly areLast?: boolean }
  /** One after the other, with a name each: steps, days of a settlement or of a calendar. */
  | { readonly kind: 'sequence'; readonly names: readonly string[] }
  /** A whole in its parts; an empty one is what is saved. */
  | { readonly kind: 'parts'; readonly values: readonly number[] }
  /** Values over time; the levels that they cross. */
  | {
      readonly kind: 'trace'
      readonly values: readonly number[]
      readonly levels?: readonly number[]
      readonly tone?: string
    }
  /** From one value to several. */
  | { readonly kind: 'fan'; readonly from: number; readonly to: readonly number[] }
