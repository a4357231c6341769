import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { Badge } from '@/components/ui/badge'
import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb'
import { Cover } from '@/components/ui/cover'
import { markTerms } from '@/lib/domain/glossary/mark-terms'
import { toArticleHtml } from '@/lib/platform/html/article-html'
import { siteUrl } from '@/lib/platform/env/site-url'
import { readingMinutes } from '@/lib/platform/html/reading-minutes'
import { formatLongDay } from '@/lib/platform/i18n/format-day'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'
import { JsonLd } from '@/lib/platform/seo/json-ld'
import { keepPairs } from '@/lib/platform/text/keep-pairs'

import { ArticleActions } from './article-actions'
import { articleJsonLd } from './article-json-ld'
import type { ArticleView, RelatedArticle } from './article-view'
import { LanguageChips } from './language-chips'
import { PdfCard } from './pdf-card'
import { RelatedPosts } from './related-posts'
import { TableOfContents } from './table-of-contents'
import { TermNotes } from './term-notes'
import { TermsBeside } from './terms-beside'

/** Characters beyond which a title is set smaller: it would take four lines beside the cover. */
const longTitle = 56

interface ArticlePageProps {
  article: ArticleView
  related: readonly RelatedArticle[]
  locale: Locale
  crumbs: readonly Crumb[]
  /** Shown beside the text, above its table of contents: the shares that it is about. */
  shares?: ReactNode
  /** Shown below the text: category and suggestions what to read next. */
  children?: ReactNode
}

/** An article: metadata, reading time and languages; the text, and beside it its contents, terms and related posts. */
export async function ArticlePage({ article, related, locale, crumbs, shares, children }: ArticlePageProps) {
  const [t, meta] = await Promise.all([getTranslations('article'), getTranslations('meta')])
  const { html: plain, toc, text } = toArticleHtml(article.content, t('table'))
  // The terms of a contract have the meaning that the contract gives them, so do not link the glossary.
  const { html, terms } = article.kind === 'document' ? { html: plain, terms: [] } : markTerms(plain, locale)
  const date = (at: Date) => formatLongDay(at, locale)
  return (
    <article className="pb-16 md:pb-24">
      <JsonLd data={articleJsonLd(article, locale, meta('siteName'))} />
      <header className="container-page pt-6 md:pt-8">
        <Breadcrumb label={t('breadcrumb')} crumbs={crumbs} />
        <div className="mt-4 grid gap-5 md:gap-8 lg:grid-cols-12 lg:items-start lg:gap-6">
          <div className={article.image === null ? 'lg:col-span-9' : 'lg:col-span-7'}>
            {article.kicker !== null && <Badge tone="bronze">{article.kicker}</Badge>}
            <h1
              className={clsx(
                'mt-3 wrap-anywhere max-sm:text-pretty',
                article.title.length > longTitle ? 'text-h1-long' : 'text-h1',
              )}
            >
              {keepPairs(article.title)}
            </h1>
            {article.description !== null && (
              <p className="mt-4 max-w-measure text-lead text-balance text-ink-2">{keepPairs(article.description)}</p>
            )}
            <div className="mt-4 flex flex-wrap items-center gap-x-5 text-small text-ink-3">
              <time dateTime={article.publishedAt.toISOString()}>
                {t('published', { date: date(article.publishedAt) })}
              </time>
              {article.updatedAt !== null && article.updatedAt > article.publishedAt && (
                <time dateTime={article.updatedAt.toISOString()}>
                  {t('updated', { date: date(article.updatedAt) })}
                </time>
              )}
              {article.author !== null && <span>{article.author}</span>}
              <span>{t('readingTime', { minutes: readingMinutes(text, locale) })}</span>
            </div>
            <div className="flex flex-wrap items-center gap-x-5 text-small text-ink-3">
              <LanguageChips label={t('availableIn')} path={article.path} locale={locale} languages={article.locales} />
              <ArticleActions
                title={article.title}
                copy={{ share: t('share'), print: t('print'), copied: t('copied'), copyFailed: t('copyFailed') }}
              />
            </div>
          </div>
          {article.image !== null && (
            <Cover
              src={article.image}
              of={article.path}
              priority
              className="aspect-[16/9] h-auto w-full rounded-panel border border-hairline object-cover sm:max-lg:max-w-[33rem] lg:col-span-5 print:hidden"
            />
          )}
        </div>
      </header>
      {/* Beside the text: what it is about at its head, where the contents follow the reader, and what leads on at its end. */}
      <div className="container-page mt-8 lg:mt-10 lg:grid lg:grid-cols-12 lg:grid-rows-[1fr_auto] lg:gap-x-6 lg:gap-y-10">
        <div className="lg:col-span-4 lg:col-start-9 lg:row-start-1 lg:pl-8">
          {article.file && (
            <PdfCard
              title={article.title}
              file={article.file}
              locale={locale}
              className="mb-8 max-lg:hidden print:hidden"
            />
          )}
          {shares}
          <TableOfContents title={t('toc')} entries={toc} />
        </div>
        <div className="lg:col-span-8 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <div
            className={clsx('prose max-w-measure', article.kind === 'document' && 'document')}
            // oxlint-disable-next-line react/no-danger -- sanitised by toArticleHtml
            dangerouslySetInnerHTML={{ __html: html }}
          />
          <TermNotes terms={terms} locale={locale} />
          {article.file && (
            <PdfCard title={article.title} file={article.file} locale={locale} className="mt-12 lg:hidden print:flex" />
          )}
          {article.kind !== 'document' && (
            <p className="mt-12 max-w-measure border-l-2 border-bronze-graphic pl-5 text-small text-ink-2">
              {t('disclaimer')}
            </p>
          )}
          <p className="mt-8 hidden text-small print:block">{siteUrl() + localizedPath(locale, article.path)}</p>
          {children}
        </div>
        <div className="lg:col-span-4 lg:col-start-9 lg:row-start-2 lg:pl-8">
          <TermsBeside title={t('terms')} terms={terms} locale={locale} />
          <RelatedPosts
            title={t(article.kind === 'document' ? 'earlier' : 'related')}
            posts={related}
            locale={locale}
          />
        </div>
      </div>
    </article>
  )
}
