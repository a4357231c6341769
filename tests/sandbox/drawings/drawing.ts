/** One row of a table: its label, and the number that is drawn beside the text that says it. */
export interface Bar {
  readonly label: string
  readonly value: number
  readonly text: string
}

/** A number with its unit, and what it counts. */
export interface Figure {
  readonly number: string
  readonly label: string
}

/** What a picture shows. Every kind has numbers or words that a reader can check against the text beside it. */
export type Drawing =
  /** A column of a table whose numbers have one unit; shown small, the figure that the headline is about. */
  | { readonly kind: 'bars'; readonly title: string; readonly bars: readonly Bar[]; readonly figure: Figure }
  /** A series, oldest first, with the names of its first and its last value. */
  | {
      readonly kind: 'line'
      readonly title: string
      readonly values: readonly number[]
      readonly first: string
      readonly last: Figure
    }
  /** The number that a text is about; below it the series that it is the last change of, if there is one. */
  | { readonly kind: 'figure'; readonly title: string; readonly figure: Figure; readonly values?: readonly number[] }
  /** The subject of a video in a word. */
  | { readonly kind: 'word'; readonly title: string; readonly word: string }
