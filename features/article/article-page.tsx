import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb'
import { Cover } from '@/components/ui/cover'
import { markTerms } from '@/lib/domain/glossary/mark-terms'
import { toArticleHtml } from '@/lib/platform/html/article-html'
import { siteUrl } from '@/lib/platform/env/site-url'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'
import { JsonLd } from '@/lib/platform/seo/json-ld'
import { keepPairs } from '@/lib/platform/text/keep-pairs'

import { articleJsonLd } from './article-json-ld'
import { ArticleMeta } from './article-meta'
import type { ArticleView, RelatedArticle } from './article-view'
import { ContentsMenu } from './contents-menu'
import { PdfCard } from './pdf-card'
import { RelatedPosts } from './related-posts'
import { TableOfContents } from './table-of-contents'
import { TermNotes } from './term-notes'
import { TermsBeside } from './terms-beside'

/** Whether a title in the larger size would take three lines of its column; a Korean letter is as wide as two others. */
function isLong(title: string): boolean {
  return title.length + (title.match(/\p{Script=Hangul}/gu)?.length ?? 0) > 44
}

/** Beside the text of an article its notes, beside a document its contents, which are looked at before it. */
function columns(isDocument: boolean): string {
  return isDocument
    ? 'lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-x-10 xl:grid-cols-[18rem_minmax(0,1fr)] xl:gap-x-14'
    : 'lg:grid-cols-[minmax(0,4fr)_minmax(0,3fr)] lg:gap-x-12 xl:gap-x-20'
}

/** Letters of a text that are about as high as a term beside it, so that its column ends where the text does. */
const lettersPerTerm = 240

/** Sections from which a text needs a list of them; fewer are seen at a glance. */
const fewestListed = 4

interface ArticlePageProps {
  article: ArticleView
  related: readonly RelatedArticle[]
  locale: Locale
  crumbs: readonly Crumb[]
  /** Shown beside the text, above its table of contents, on narrow screens after it: the shares that it is about. */
  shares?: ReactNode
  /** What a reader of the article may do next: below its text, on all screens. */
  offer?: ReactNode
  /** Shown below the text: category and suggestions what to read next. */
  children?: ReactNode
}

/**
 * An article. It opens with its title beside its picture, which end on one line. Below, the text has one measure for all of its
 * parts, and beside it a column: contents that follow the reader, and terms; on narrow screens it comes after the text. What to
 * do and what to read next follow in the whole width, so that neither column is longer than the other has to say.
 */
export async function ArticlePage({ article, related, locale, crumbs, shares, offer, children }: ArticlePageProps) {
  const [t, meta] = await Promise.all([getTranslations('article'), getTranslations('meta')])
  const { html: plain, toc, text } = toArticleHtml(article.content, t('table'))
  const isDocument = article.kind === 'document'
  // The terms of a contract have the meaning that the contract gives them, so do not link the glossary.
  const { html, terms } = isDocument ? { html: plain, terms: [] } : markTerms(plain, locale)
  const isListed = toc.length >= fewestListed
  const column = (
    <div className={clsx('lg:row-start-2 lg:mt-8 lg:*:first:mt-0', isDocument ? 'lg:col-start-1' : 'lg:col-start-2')}>
      {article.file && (
        <PdfCard
          title={article.title}
          file={article.file}
          locale={locale}
          className="mt-8 max-lg:hidden print:hidden"
        />
      )}
      {shares}
      {isListed && <TableOfContents title={t('toc')} entries={toc} progress={isDocument ? null : t('tocProgress')} />}
      <TermsBeside title={t('terms')} terms={terms.slice(0, Math.ceil(text.length / lettersPerTerm))} locale={locale} />
    </div>
  )
  return (
    <article className="container-page pt-6 pb-16 md:pt-10 md:pb-24">
      <JsonLd data={articleJsonLd(article, locale, meta('siteName'))} />
      <Breadcrumb label={t('breadcrumb')} crumbs={crumbs} />
      <div className={clsx('mt-4 md:mt-6 lg:grid lg:grid-rows-[auto_1fr]', columns(isDocument))}>
        <header className={clsx('flex flex-col', isDocument ? 'lg:col-span-2' : 'max-w-160')}>
          <h1 className={clsx('wrap-anywhere', isLong(article.title) ? 'text-h1-long' : 'text-h1')}>
            {keepPairs(article.title)}
          </h1>
          {article.description !== null && (
            <p className="mt-4 text-lead text-ink-2">{keepPairs(article.description)}</p>
          )}
          <ArticleMeta article={article} text={text} locale={locale} />
        </header>
        {article.image !== null && (
          <Cover
            src={article.image}
            of={article.path}
            priority
            className="aspect-[16/9] h-auto w-full max-w-160 rounded-panel border border-hairline bg-picture object-contain max-lg:mt-6 lg:col-start-2 print:hidden"
          />
        )}
        {isListed && <ContentsMenu title={t('toc')} entries={toc} />}
        {/* In the order of the columns. */}
        {isDocument && column}
        <div className={clsx('mt-8 lg:row-start-2', isDocument ? 'lg:col-start-2' : 'max-w-160 lg:col-start-1')}>
          <div
            className={clsx('prose', isDocument ? 'document' : 'reading')}
            // oxlint-disable-next-line react/no-danger -- sanitised by toArticleHtml
            dangerouslySetInnerHTML={{ __html: html }}
          />
          <TermNotes terms={terms} locale={locale} />
          {article.file && (
            <PdfCard title={article.title} file={article.file} locale={locale} className="mt-12 lg:hidden print:flex" />
          )}
          {!isDocument && (
            <p className="mt-10 border-t border-hairline pt-4 text-small text-ink-3">{t('disclaimer')}</p>
          )}
          <p className="mt-8 hidden text-small print:block">{siteUrl() + localizedPath(locale, article.path)}</p>
          {children}
        </div>
        {!isDocument && column}
      </div>
      {offer}
      <RelatedPosts title={t(isDocument ? 'earlier' : 'related')} posts={related} locale={locale} />
    </article>
  )
}
