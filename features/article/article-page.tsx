import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { Badge } from '@/components/ui/badge'
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
import { PdfCard } from './pdf-card'
import { RelatedPosts } from './related-posts'
import { TableOfContents } from './table-of-contents'
import { TermNotes } from './term-notes'
import { TermsBeside } from './terms-beside'

/** Characters beyond which a title is set smaller: it would take four lines of a phone, three of a wide screen. */
const longTitle = 56

interface ArticlePageProps {
  article: ArticleView
  related: readonly RelatedArticle[]
  locale: Locale
  crumbs: readonly Crumb[]
  /** Shown beside the text, above its table of contents: the shares that it is about. */
  shares?: ReactNode
  /** What a reader of the article may do next: beside the text below its contents, on narrow screens after it. */
  offer?: ReactNode
  /** Shown below the text: category and suggestions what to read next. */
  children?: ReactNode
}

/**
 * An article: metadata, reading time and languages; the text, beside it cover, contents, and terms; below both the related
 * posts. What is beside the text is one column, in which nothing waits for the end of the text.
 */
export async function ArticlePage({ article, related, locale, crumbs, shares, offer, children }: ArticlePageProps) {
  const [t, meta] = await Promise.all([getTranslations('article'), getTranslations('meta')])
  const { html: plain, toc, text } = toArticleHtml(article.content, t('table'))
  const isDocument = article.kind === 'document'
  // The terms of a contract have the meaning that the contract gives them, so do not link the glossary.
  const { html, terms } = isDocument ? { html: plain, terms: [] } : markTerms(plain, locale)
  return (
    <article className="container-page pt-6 pb-16 md:pt-10 md:pb-24">
      <JsonLd data={articleJsonLd(article, locale, meta('siteName'))} />
      <Breadcrumb label={t('breadcrumb')} crumbs={crumbs} />
      <div className="mt-6 md:mt-10 lg:grid lg:grid-cols-[minmax(0,1fr)_18rem] lg:grid-rows-[auto_1fr] lg:gap-x-10 xl:grid-cols-[minmax(0,1fr)_22rem] xl:gap-x-14 min-[100rem]:grid-cols-[minmax(0,1fr)_26rem]">
        <header>
          {article.kicker !== null && (
            <Badge tone="bronze" className="mb-3">
              {article.kicker}
            </Badge>
          )}
          <h1 className={clsx('wrap-anywhere', article.title.length > longTitle ? 'text-h1-long' : 'text-h1')}>
            {keepPairs(article.title)}
          </h1>
          {article.description !== null && (
            <p className="mt-5 max-w-[34em] text-lead text-ink-2">{keepPairs(article.description)}</p>
          )}
          <ArticleMeta article={article} text={text} locale={locale} />
        </header>
        <div
          className={clsx(
            'lg:col-start-2 lg:*:first:mt-0',
            article.image === null ? 'lg:row-start-2 lg:pt-8' : 'lg:row-span-2 lg:row-start-1',
          )}
        >
          {article.image !== null && (
            <Cover
              src={article.image}
              of={article.path}
              priority
              className="aspect-[16/9] h-auto w-full rounded-panel border border-hairline bg-[light-dark(var(--primary-soft),var(--surface))] object-contain max-lg:mt-6 sm:max-lg:aspect-[5/2] print:hidden"
            />
          )}
          {article.file && (
            <PdfCard
              title={article.title}
              file={article.file}
              locale={locale}
              className="mt-8 max-lg:hidden print:hidden"
            />
          )}
          {shares}
          <TableOfContents title={t('toc')} entries={toc} hasProgress={!isDocument} />
          {offer && <div className="mt-8 max-lg:hidden">{offer}</div>}
          <TermsBeside title={t('terms')} terms={terms} locale={locale} />
        </div>
        <div className="mt-8 lg:col-start-1 lg:row-start-2">
          <div
            className={clsx('prose max-w-measure', isDocument && 'document')}
            // oxlint-disable-next-line react/no-danger -- sanitised by toArticleHtml
            dangerouslySetInnerHTML={{ __html: html }}
          />
          <TermNotes terms={terms} locale={locale} />
          {article.file && (
            <PdfCard title={article.title} file={article.file} locale={locale} className="mt-12 lg:hidden print:flex" />
          )}
          {!isDocument && (
            <p className="mt-10 max-w-measure border-t border-hairline pt-4 text-small text-ink-3">{t('disclaimer')}</p>
          )}
          <p className="mt-8 hidden text-small print:block">{siteUrl() + localizedPath(locale, article.path)}</p>
          {children}
          {offer && <div className="mt-12 lg:hidden">{offer}</div>}
        </div>
      </div>
      <RelatedPosts title={t(isDocument ? 'earlier' : 'related')} posts={related} locale={locale} />
    </article>
  )
}
