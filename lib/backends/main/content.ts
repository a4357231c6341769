import type { Locale } from '@/lib/platform/i18n/locales'

/** Domain types of editorial content, in one language. */

export type CategoryRef = { readonly id: number; readonly slug: string; readonly name: string }

export type PostSummary = {
  readonly id: number
  readonly slug: string
  readonly title: string
  readonly description: string | null
  /** URL of the cover image. */
  readonly image: string | null
  readonly publishedAt: Date
  readonly updatedAt: Date | null
  readonly author: string | null
  readonly category: CategoryRef | null
  /** Languages in which it can be read; for rows of lists, those in which it has a title. */
  readonly locales: readonly Locale[]
}

/** A PDF; `bytes` and `pages` are null if the CMS does not provide them. */
export type PdfFile = { readonly href: string; readonly bytes: number | null; readonly pages: number | null }

export type Post = PostSummary & {
  /** HTML of the CMS, not yet sanitised. */
  readonly content: string
  readonly related: readonly PostSummary[]
  /** Shares that the text is about. */
  readonly tickers: readonly string[]
  /** Set for research reports. */
  readonly file: PdfFile | null
}

/** A document that was found. `untranslated`: not in the requested language; `title` is in `titleLocale`. */
export type Document<Found> =
  | { readonly status: 'found'; readonly document: Found }
  | {
      readonly status: 'untranslated'
      readonly slug: string
      readonly locales: readonly Locale[]
      readonly title: string
      readonly titleLocale: Locale
    }

export const reportTypes = ['daily', 'weekly', 'strategy', 'sector', 'company'] as const

export type ReportType = (typeof reportTypes)[number]

export type Report = PostSummary & {
  readonly type: ReportType | null
  readonly sector: string | null
  readonly tickers: readonly string[]
  readonly file: PdfFile | null
}

/** A category and its subcategories, sorted by sequence, descending. */
export type Category = {
  readonly id: number
  readonly slug: string
  readonly name: string
  readonly description: string | null
  readonly image: string | null
  readonly locales: readonly Locale[]
  readonly children: readonly Category[]
  readonly posts: readonly PostSummary[]
}

/** One page of a list. */
export type Page<Row> = {
  readonly rows: readonly Row[]
  readonly page: number
  readonly lastPage: number
  readonly total: number
}

export type HistoryEntry = {
  readonly id: number
  /** Calendar date, `YYYY-MM-DD`. */
  readonly date: string
  readonly year: number
  readonly title: string
  /** HTML of the CMS, not yet sanitised. */
  readonly content: string | null
  readonly image: string | null
}

export type Faq = {
  readonly id: number
  readonly question: string
  /** HTML of the CMS, not yet sanitised. */
  readonly answer: string
  readonly group: { readonly id: number; readonly name: string; readonly sequence: number } | null
}
