/** Kinds of things that can be found. */
export type SearchKind = 'page' | 'product' | 'guide' | 'term' | 'faq' | 'news' | 'report' | 'marketNews' | 'job'

/** One thing that can be found, in one language; a row of the index that the browser loads. */
export interface SearchDocument {
  readonly kind: SearchKind
  /** Finished address, with language prefix. */
  readonly href: string
  readonly title: string
  readonly text: string
  /** Found as well, but not shown: tickers, sectors. */
  readonly keywords?: string
  /** Calendar date in Vietnam, `YYYY-MM-DD`, of what is news. */
  readonly date?: string
}
