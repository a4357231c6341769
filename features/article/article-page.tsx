import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { buttonClass } from '@/components/ui/button-class'
import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb'
import { Cover } from '@/components/ui/cover'
import { markTerms } from '@/lib/domain/glossary/mark-terms'
import { toArticleHtml } from '@/lib/platform/html/article-html'
import { foldDrawnTables } from '@/lib/platform/html/chart-figures'
import { sayRemarksOnce } from '@/lib/platform/html/remarks'
import { siteUrl } from '@/lib/platform/env/site-url'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'
import { JsonLd } from '@/lib/platform/seo/json-ld'
import { keepPairs } from '@/lib/platform/text/keep-pairs'

import { articleJsonLd } from './article-json-ld'
import { ArticleMeta } from './article-meta'
import { ArticleText } from './article-text'
import { ArticleTitle } from './article-title'
import type { ArticleView, RelatedArticle } from './article-view'
import { ContentsMenu } from './contents-menu'
import { liftParts, liftStanding, type LiftedParts } from './lifted-parts'
import { type LiftedPrices, liftPrices } from './lift-prices'
import { noteFlows } from './drawn-figures'
import { darkOpenings, openingOf } from './opening'
import { PdfCard } from './pdf-card'
import { ProductStart } from './product-start'
import { RelatedPosts } from './related-posts'
import { ReportClaim } from './report-claim'
import { drawScenarios } from './scenario-ruler'
import { TableOfContents } from './table-of-contents'
import { TermNotes } from './term-notes'

/** Only a product has an offer to lead to. */
const unlifted = (html: string): LiftedParts => ({ html, notice: null, step: null })

/** Where the figures end with which a text begins, and what is said of them before its first heading; 0 without figures. */
function claimEnd(html: string): number {
  return /^<div class="table-scroll (?:figures|pairs)/.test(html) ? Math.max(0, html.indexOf('<h2')) : 0
}

/** Sections from which a text needs a list of them; fewer are seen at a glance. */
const fewestListed = 4

const relatedTitles = { news: 'related', guide: 'related', product: 'relatedProducts', document: 'earlier' } as const

interface ArticlePageProps {
  article: ArticleView
  related: readonly RelatedArticle[]
  locale: Locale
  crumbs: readonly Crumb[]
  /** Shown beside the text, on narrow screens after it: the shares that it is about. */
  shares?: ReactNode
  /** On a report, what its share costs now. */
  today?: (prices: LiftedPrices) => ReactNode
  /** In the head, below what it says: the way to what is offered. */
  action?: ReactNode
  /** Links to further pages; on wide screens they stay beside the text. */
  further?: ReactNode
  /** Link to the list that the article and its related ones are from. */
  all?: ReactNode
  /** Shown below the text: category and suggestions what to read next. */
  children?: ReactNode
}

/**
 * An article. It opens with a dark band: its title beside its picture. Below, the text has one measure for all of its parts; on
 * its left the contents follow the reader, on its right are shares or, to the end of the text, further pages. On
 * narrow screens the contents are folded above the text, and the right column comes after it. What to read next follows in the
 * whole width. A document has neither band nor notes.
 */
export async function ArticlePage({
  article,
  related,
  locale,
  crumbs,
  shares,
  today,
  action,
  further,
  all,
  children,
}: ArticlePageProps) {
  const [t, meta] = await Promise.all([getTranslations('article'), getTranslations('meta')])
  // Whether a table of other articles begins with two prices, too, is chance.
  const prices = article.file && article.tickers?.length ? liftPrices(article.content) : null
  const { html: sent, toc, text } = toArticleHtml(prices?.content ?? article.content, t('table'), t('tableStatus'))
  const told = noteFlows(sayRemarksOnce(foldDrawnTables(sent, t('chartData'))), locale, {
    toAverage: (change) => t('toAverage', { change }),
    partOf: (amount, share) => t('partOf', { amount, share }).trim(),
  })
  const whole = prices === null ? told : drawScenarios(told, prices, locale)
  const { html: plain, notice, step } = article.kind === 'product' ? liftParts(whole) : unlifted(whole)
  const isDocument = article.kind === 'document'
  const opening = openingOf(article, { hasTarget: prices !== null, hasAction: Boolean(action) })
  // The terms of a contract have the meaning that the contract gives them, so do not link the glossary.
  const { html: document, standing } = isDocument ? liftStanding(plain) : { html: plain, standing: null }
  const { html, terms } = isDocument ? { html: document, terms: [] } : markTerms(document, locale)
  const isListed = toc.length >= fewestListed
  // News about shares: those follow its first paragraph on narrow screens, and stay beside all of it on wide ones.
  const lead = html.startsWith('<p>') ? html.indexOf('</p>') + '</p>'.length : 0
  const file = article.file && <PdfCard title={article.title} file={article.file} locale={locale} />
  // A report begins with what it claims; on narrow screens its PDF follows that, and its shares, whose prices are of now, its text.
  const isReport = article.file !== null && article.file !== undefined && !isDocument
  const begins = isReport ? claimEnd(html) : shares === undefined || further !== undefined || isListed ? 0 : lead
  // Reports close with who wrote them and what they are not.
  const hasOwnNote = isReport && /<\/aside>\s*$/.test(html)
  const end = hasOwnNote ? html.lastIndexOf('<h2') : html.length
  const isSplit = isReport || begins > 0
  // A note of a day is about its shares as much as its view; its PDF says the same once more.
  const isDay = opening === 'session' && shares !== undefined
  const contents = isListed && <ContentsMenu title={t('toc')} entries={toc} showsCurrent={isDocument} />
  const notes = !isDocument && (
    <div className="article-notes *:mt-0">
      {isDay ? shares : file}
      {!isReport && shares}
      {!isReport && further}
    </div>
  )
  return (
    <article className="pb-16 md:pb-24">
      <JsonLd data={articleJsonLd(article, locale, meta('siteName'))} />
      <div
        data-opening={opening ?? undefined}
        data-scheme={opening !== null && darkOpenings.has(opening) ? 'dark' : undefined}
        className={opening === null ? undefined : 'article-head'}
      >
        <div className="container-page pt-3 md:pt-5">
          <Breadcrumb label={t('breadcrumb')} crumbs={crumbs} />
          <div className={clsx('article-opening', isDocument && 'is-document')}>
            <header>
              <ArticleTitle
                title={article.title}
                opening={opening}
                target={prices?.target.text ?? null}
                hasAction={Boolean(action) || step !== null}
              />
              {article.description !== null && (
                <p
                  className={clsx(
                    'mt-3 text-lead text-balance md:mt-4',
                    isDocument && 'max-sm:mt-2 max-sm:text-body max-sm:leading-normal',
                  )}
                >
                  {keepPairs(article.description)}
                </p>
              )}
              {notice !== null && (
                <p className="mt-4 border-s-2 border-bronze-graphic ps-4 font-semibold text-pretty">{notice}</p>
              )}
              {step === null ? (
                action
              ) : (
                <a
                  href={step.href}
                  className={buttonClass({ variant: 'bronze' }, 'mt-4 max-sm:mt-5 max-sm:w-full print:hidden')}
                >
                  {step.text}
                </a>
              )}
            </header>
            <ArticleMeta article={article} standing={standing} text={text} locale={locale} />
            {article.image !== null && (
              <figure className="min-w-0 print:hidden">
                <Cover src={article.image} of={article.path} priority className="aspect-[16/9]" />
              </figure>
            )}
          </div>
        </div>
      </div>
      <div
        className={clsx(
          'article-body container-page',
          isDocument ? 'is-document' : isListed && 'is-listed',
          isSplit && 'is-split',
        )}
      >
        {!isSplit && contents}
        {isListed && <TableOfContents title={t('toc')} entries={toc} progress={isDocument ? null : t('tocProgress')} />}
        {begins > 0 && isReport && (
          <ReportClaim html={html.slice(0, begins)} prices={prices} today={today} locale={locale} />
        )}
        {begins > 0 && !isReport && (
          <ArticleText html={html.slice(0, begins)} className="article-text prose reading" locale={locale} />
        )}
        {isDay && notes}
        {isSplit && contents}
        {isSplit && !isDay && notes}
        <div className="article-text">
          {isDocument && file}
          <ArticleText
            html={html.slice(begins, end)}
            className={clsx('prose', isDocument ? 'document' : 'reading', isReport && 'report')}
            locale={locale}
          />
          <TermNotes terms={terms} locale={locale} />
          {children}
          {opening === 'offer' && notice === null && (
            <ProductStart locale={locale} isForNew={article.kind !== 'product'} />
          )}
          {!isDocument && !hasOwnNote && (
            <p className="mt-8 border-t border-hairline pt-4 text-small text-ink-3 lg:mt-10">{t('disclaimer')}</p>
          )}
          <p className="mt-8 hidden text-small print:block">{siteUrl() + localizedPath(locale, article.path)}</p>
        </div>
        {!isSplit && notes}
        {isReport && (
          <div className="article-notes *:mt-0">
            {isDay ? file : shares}
            {further}
          </div>
        )}
        {hasOwnNote && (
          <div className="article-text closing">
            <ArticleText html={html.slice(end)} className="prose reading report" locale={locale} />
          </div>
        )}
      </div>
      <RelatedPosts
        title={t(relatedTitles[article.kind ?? 'news'])}
        posts={related}
        locale={locale}
        areProducts={article.kind === 'product'}
        all={all}
      />
    </article>
  )
}
