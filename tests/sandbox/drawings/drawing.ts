/** One row of a table: its label, and the number that is drawn beside the text that says it. */
export interface Bar {
  readonly label: string
  readonly value: number
  readonly text: string
}

/** What a picture shows. Every kind has numbers or words that a reader can check against the text beside it. */
export type Drawing =
  /** The first rows of a table whose numbers do not compare. */
  | { readonly kind: 'facts'; readonly title: string; readonly facts: readonly Omit<Bar, 'value'>[] }
  /** A column of a table whose numbers have one unit. */
  | { readonly kind: 'bars'; readonly title: string; readonly bars: readonly Bar[] }
  /** A series, oldest first, with its last value. */
  | { readonly kind: 'line'; readonly title: string; readonly values: readonly number[]; readonly last: string }
  /** The number that a text is about. */
  | { readonly kind: 'figure'; readonly title: string; readonly number: string; readonly unit: string }
  /** A text without numbers: its subject in a word or two. */
  | { readonly kind: 'word'; readonly title: string; readonly word: string }
