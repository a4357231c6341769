/** A contest page from the CMS. `content`: HTML, not yet sanitised. */
export interface ContestSection {
  readonly page: string
  readonly title: string
  readonly description: string | null
  readonly content: string
}
