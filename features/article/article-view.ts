import type { PdfFile } from '@/lib/backends/main/content'
import type { Locale } from '@/lib/platform/i18n/locales'

/** What an article page shows, independent of the backend it comes from. */
export interface ArticleView {
  /**
   * `document`: policy or terms, so neither news nor investment advice. `product`: what is offered, so of the day when it was last
   * looked through. `guide`: how something is done. Defaults to `news`.
   */
  readonly kind?: 'news' | 'guide' | 'product' | 'document'
  /** Path without language prefix. */
  readonly path: string
  readonly title: string
  readonly description: string | null
  /** HTML of the backend, not yet sanitised. */
  readonly content: string
  /** URL of the cover image. */
  readonly image: string | null
  readonly publishedAt: Date
  readonly updatedAt: Date | null
  /** Author, or the newspaper that published it. */
  readonly author: string | null
  readonly locales: readonly Locale[]
  /** The full document that the article summarises. */
  readonly file?: PdfFile | null
  /** Shares that it is about. */
  readonly tickers?: readonly string[]
}

export interface RelatedArticle {
  readonly path: string
  readonly title: string
  readonly description: string | null
  /** URL of the cover image. */
  readonly image: string | null
  readonly publishedAt: Date
}
