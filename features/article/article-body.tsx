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
import { claimEnd } from './claim-end'
import { ContentsMenu } from './contents-menu'
import { foldLabelled } from './fold-labelled'
import type { LiftedPrices } from './lift-prices'
import { PdfCard } from './pdf-card'
import { ProductStart } from './product-start'
import { ReportClaim } from './report-claim'
import { splitAtCalculator } from './split-at-calculator'
import { TableOfContents } from './table-of-contents'
import { TermNotes } from './term-notes'

/** Sections from which a text needs a list of them; fewer are seen at a glance. */
const fewestListed = 4

/** What a text says before its first heading, without figures: one paragraph or two. */
const opening = /^<p>(?:(?!<\/p>)[\s\S])*<\/p>(?:\s*<p>(?:(?!<\/p>)[\s\S])*<\/p>)?/

/** What the way to an account is about: a text whose calculator says the interest offers its loan. */
function startOf({ kind }: ArticleView, html: string) {
  if (kind !== 'product') return 'offer'
  const calculator = splitAtCalculator(html)?.calculator
  return calculator?.kind === 'margin' && calculator.hasInterest ? 'loan' : 'product'
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
  /** The shares that it is about, apart from it: their prices are of another time than its text. */
  shares?: ReactNode
  /** On a report, what its share costs now. */
  today?: (prices: LiftedPrices) => ReactNode
  /** A report or links to further pages, below the text. */
  further?: ReactNode
  /** Shown below the text: category and suggestions what to read next. */
  children?: ReactNode
}

/**
 * The body of an article: one column, in which text, figures, tables and tools end on one edge. On wide screens its contents list is
 * sticky on the left, with the shares that it names; a text without contents has there the shares alone, which on narrow screens come
 * after its opening. There the contents list is folded above the text, and its shares come after what it claims, or after the text.
 * A document has no list there: its sections fold.
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
  // The sections of a document fold on narrow screens, and so are their own list.
  const contents = isListed && !isDocument && <ContentsMenu title={t('toc')} entries={toc} />
  const file = article.file && <PdfCard title={article.title} file={article.file} locale={locale} />
  // A report on one share already shows its current price in the claim.
  const quotes = begins > 0 && prices !== null && article.tickers?.length === 1 ? null : shares
  const hasRail = isListed || Boolean(quotes)
  // What a report claims is of an earlier session than their prices, which beside it would seem to contradict it.
  const isAside = isListed && begins === 0
  // Beside a text without contents the shares have the rail; on narrow screens they come after what is said of them first.
  const opens = !isListed && !article.file && quotes ? (opening.exec(rest)?.[0].length ?? 0) : 0
  const look = clsx('prose', isDocument ? 'document' : 'reading', isReport && 'report')
  const address = <PrintAddress>{pageAddress(locale, article.path)}</PrintAddress>
  return (
    <div className={clsx('article-body container-page', isDocument ? 'is-document' : hasRail && 'has-rail')}>
      {contents}
      {isListed && (
        <div className="article-side">
          <TableOfContents title={t('toc')} entries={toc} progress={isDocument ? null : t('tocProgress')} />
          {!isDocument && isAside && quotes}
        </div>
      )}
      {begins > 0 && (
        <ReportClaim html={html.slice(0, begins)} prices={prices} today={today} locale={locale}>
          {file}
        </ReportClaim>
      )}
      {opens > 0 && (
        <>
          <div className="article-text">
            <ArticleText html={rest.slice(0, opens)} className={look} locale={locale} />
          </div>
          {quotes}
        </>
      )}
      <div className="article-text">
        {(isDocument || hasRail) && begins === 0 && file}
        <ArticleText html={rest.slice(opens)} className={clsx(look, opens > 0 && 'is-rest')} locale={locale} />
        <TermNotes terms={terms} locale={locale} />
        {children}
        {leadsToAccount && <ProductStart locale={locale} kind={startOf(article, html)} />}
        {further}
        {isDocument && address}
      </div>
      {!isAside && !isDocument && opens === 0 && quotes}
      {!isDocument && (
        <div className="article-text closing">
          {hasOwnNote ? (
            <ArticleText html={foldLabelled(html.slice(end))} className="prose reading report" locale={locale} />
          ) : (
            <p className="border-t border-hairline pt-4 text-small text-ink-3">{t('disclaimer')}</p>
          )}
          {address}
        </div>
      )}
      {!isDocument && !hasRail && begins === 0 && file && <div className="article-notes">{file}</div>}
    </div>
  )
}
