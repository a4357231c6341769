import type { PdfFile } from '@/lib/backends/main/content'
import type { Locale } from '@/lib/platform/i18n/locales'

/** What the page of an article shows, whichever backend has it. */
export interface ArticleView {
  /** `document`: policy or terms, no news and no advice on investments; `news` unless said. */
  readonly kind?: 'news' | 'document'
  /** Path without language prefix. */
  readonly path: string
  readonly title: string
  readonly description: string | null
  /** HTML of the backend, not yet sanitised. */
  readonly content: string
  /** Address of the cover. */
  readonly image: string | null
  readonly publishedAt: Date
  readonly updatedAt: Date | null
  /** Who wrote it: an author, or the paper it comes from. */
  readonly author: string | null
  /** What it is filed under. */
  readonly kicker: string | null
  readonly locales: readonly Locale[]
  /** The whole of what the article sums up. */
  readonly file?: PdfFile | null
}

export interface RelatedArticle {
  readonly path: string
  readonly title: string
  readonly description: string | null
  readonly publishedAt: Date
}
