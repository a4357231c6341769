/** Kinds of search results. */
export type SearchKind = 'page' | 'product' | 'guide' | 'term' | 'faq' | 'news' | 'report' | 'marketNews' | 'job'

/** A search result in one language; a row of the index that the browser loads. */
export interface SearchDocument {
  readonly kind: SearchKind
  /** Complete address, with language prefix. */
  readonly href: string
  readonly title: string
  readonly text: string
  /** Searched but not displayed: tickers, sectors. */
  readonly keywords?: string
  /** Calendar date in Vietnam, `YYYY-MM-DD`, of news items. */
  readonly date?: string
}
