/** A price with its name, such as that of a share on the day of a report. */
export interface PlacedPrice {
  readonly text: string
  /** Below `text`. */
  readonly name?: string
  /** VND. */
  readonly value: number
}
