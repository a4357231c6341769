import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { PrintAddress } from '@/components/ui/print-address'
import type { TermId } from '@/lib/domain/glossary/topics'
import type { TocEntry } from '@/lib/platform/html/article-html'
import type { Locale } from '@/lib/platform/i18n/locales'
import { pageAddress } from '@/lib/routes/language-addresses'

import { ArticleText } from './article-text'
import type { ArticleView } from './article-view'
import { ContentsMenu } from './contents-menu'
import type { LiftedPrices } from './lift-prices'
import { PdfCard } from './pdf-card'
import { ProductStart } from './product-start'
import { ReportClaim } from './report-claim'
import { TableOfContents } from './table-of-contents'
import { TermNotes } from './term-notes'

/** Sections from which a text needs a list of them; fewer are seen at a glance. */
const fewestListed = 4

/** Where the figures end with which a text begins, and what is said of them before its first heading; 0 without figures. */
function claimEnd(html: string): number {
  return /^<div class="table-scroll (?:figures|pairs)/.test(html) ? Math.max(0, html.indexOf('<h2')) : 0
}

export interface ArticleBodyProps {
  article: ArticleView
  /** The text without what its head says, sanitised by `toArticleHtml`. */
  html: string
  toc: readonly TocEntry[]
  terms: readonly TermId[]
  prices: LiftedPrices | null
  /** Whether the text closes with the way to an account. */
  leadsToAccount: boolean
  locale: Locale
  /** The shares that it is about, after its end: their prices are of another time than its text. */
  shares?: ReactNode
  /** On wide screens beside a text without contents. */
  beside?: ReactNode
  /** On a report, what its share costs now. */
  today?: (prices: LiftedPrices) => ReactNode
  /** Links to further pages, below the text. */
  further?: ReactNode
  /** Shown below the text: category and suggestions what to read next. */
  children?: ReactNode
}

/**
 * The body of an article: one column, in which text, figures, tables and tools end on one edge. On wide screens its contents list is
 * sticky on the left; without contents, a PDF card or a report has a column on the right. On narrow screens the contents list is
 * folded above the text, and the right column comes after it. The shares that it names come last, in that column if there is one.
 */
export async function ArticleBody({
  article,
  html,
  toc,
  terms,
  prices,
  leadsToAccount,
  locale,
  shares,
  beside,
  today,
  further,
  children,
}: ArticleBodyProps) {
  const t = await getTranslations('article')
  const isDocument = article.kind === 'document'
  const isListed = toc.length >= fewestListed
  const isReport = Boolean(article.file) && !isDocument
  const begins = isReport ? claimEnd(html) : 0
  // Reports close with who wrote them and what they are not.
  const hasOwnNote = isReport && /<\/aside>\s*$/.test(html)
  const end = hasOwnNote ? html.lastIndexOf('<h2') : html.length
  const rest = html.slice(begins, end)
  const contents = isListed && <ContentsMenu title={t('toc')} entries={toc} showsCurrent={isDocument} />
  const file = article.file && <PdfCard title={article.title} file={article.file} locale={locale} />
  // A report on one share already shows its current price in the claim.
  const quotes = begins > 0 && prices !== null && article.tickers?.length === 1 ? null : shares
  // Beside a text without contents, which has a column for them, else after it.
  const hasNotes = !isDocument && !isListed
  const areBeside = Boolean(beside) && hasNotes
  return (
    <div
      className={clsx(
        'article-body container-page',
        isDocument ? 'is-document' : isListed && 'is-listed',
        areBeside && 'has-beside',
      )}
    >
      {contents}
      {isListed && (
        <div className="article-side">
          <TableOfContents title={t('toc')} entries={toc} progress={isDocument ? null : t('tocProgress')} />
        </div>
      )}
      {begins > 0 && (
        <ReportClaim html={html.slice(0, begins)} prices={prices} today={today} locale={locale}>
          {file}
        </ReportClaim>
      )}
      <div className="article-text">
        {!hasNotes && begins === 0 && file}
        <ArticleText
          html={rest}
          className={clsx('prose', isDocument ? 'document' : 'reading', isReport && 'report')}
          locale={locale}
        />
        <TermNotes terms={terms} locale={locale} />
        {children}
        {leadsToAccount && <ProductStart locale={locale} isForNew={article.kind !== 'product'} />}
        {further}
        {!isDocument && !hasOwnNote && (
          <p className="mt-8 border-t border-hairline pt-4 text-small text-ink-3 lg:mt-10">{t('disclaimer')}</p>
        )}
        <PrintAddress>{pageAddress(locale, article.path)}</PrintAddress>
      </div>
      {hasOwnNote && (
        <div className="article-text closing">
          <ArticleText html={html.slice(end)} className="prose reading report" locale={locale} />
        </div>
      )}
      {!isDocument && !areBeside && quotes && <div className="article-text">{quotes}</div>}
      {hasNotes && (
        <div className="article-notes *:mt-0">
          {begins === 0 && file}
          {beside}
          {areBeside && quotes}
        </div>
      )}
    </div>
  )
}
