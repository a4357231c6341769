import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { buttonClass } from '@/components/ui/button-class'
import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb'
import { Cover } from '@/components/ui/cover'
import { markTerms } from '@/lib/domain/glossary/mark-terms'
import { toArticleHtml } from '@/lib/platform/html/article-html'
import { drawBars } from '@/lib/platform/html/bar-cells'
import { foldDrawnTables } from '@/lib/platform/html/chart-figures'
import { sayRemarksOnce } from '@/lib/platform/html/remarks'
import type { Locale } from '@/lib/platform/i18n/locales'
import { JsonLd } from '@/lib/platform/seo/json-ld'
import { keepPairs } from '@/lib/platform/text/keep-pairs'

import { ArticleBody, type ArticleBodyProps } from './article-body'
import { articleJsonLd } from './article-json-ld'
import { ArticleMeta } from './article-meta'
import { ArticleTitle } from './article-title'
import type { RelatedArticle } from './article-view'
import { claimEnd } from './claim-end'
import { foldSections } from './fold-sections'
import { labelParagraphs } from './label-paragraphs'
import { liftParts, liftStanding, type LiftedParts } from './lifted-parts'
import { liftPrices } from './lift-prices'
import { markChanges } from './mark-changes'
import { markSections } from './mark-sections'
import { markParts } from './mark-parts'
import { darkOpenings, openingOf } from './opening'
import { RelatedPosts } from './related-posts'

/** Only a product has an offer to lead to. */
const unlifted = (html: string): LiftedParts => ({ html, notice: null, step: null })

const relatedTitles = { news: 'related', guide: 'related', product: 'relatedProducts', document: 'earlier' } as const

interface ArticlePageProps extends Pick<ArticleBodyProps, 'article' | 'shares' | 'today' | 'further' | 'children'> {
  related: readonly RelatedArticle[]
  locale: Locale
  crumbs: readonly Crumb[]
  /** In the head, below what it says: the way to what is offered. */
  action?: ReactNode
  /** Link to the list that the article and its related ones are from. */
  all?: ReactNode
}

/**
 * An article. It opens with a dark band: its title beside its picture. Below, the text has one measure for all of its parts; on
 * its left the contents follow the reader, or beside a text without contents the shares that it names. On narrow screens the
 * contents are folded above the text, and the shares come after it. The text ends with a report or links to further pages; what to
 * read next follows in the whole width. A document has neither band nor shares.
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
  const drawn = drawBars(foldDrawnTables(sent, t('chartData')), locale)
  // What a claim says of its numbers is hidden below a picture that says the same.
  const begins = article.file ? claimEnd(drawn) : 0
  const told = drawn.slice(0, begins) + sayRemarksOnce(drawn.slice(begins))
  const { html: plain, notice, step } = article.kind === 'product' ? liftParts(told) : unlifted(told)
  const isDocument = article.kind === 'document'
  const opening = openingOf(article, { hasTarget: prices !== null, hasAction: Boolean(action) })
  const isDark = opening !== null && darkOpenings.has(opening)
  // The terms of a contract have the meaning that the contract gives them, so do not link the glossary.
  const { html: document, standing } = isDocument
    ? liftStanding(foldSections(markSections(plain)))
    : { html: plain, standing: null }
  const { html, terms } = isDocument ? { html: document, terms: [] } : markTerms(document, locale)
  return (
    <article className="pb-16 md:pb-24">
      <JsonLd data={articleJsonLd(article, locale, meta('siteName'))} />
      <div
        data-opening={opening ?? undefined}
        data-scheme={isDark ? 'dark' : undefined}
        className={opening === null ? undefined : clsx('article-head', isDark && 'is-dark')}
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
              {/* What a report claims begins with the same. */}
              {article.description !== null && !(opening === 'target' && begins > 0) && (
                <p
                  className={clsx(
                    'mt-3 text-lead text-pretty md:mt-4',
                    isDocument && 'max-sm:mt-2 max-sm:text-body max-sm:leading-normal',
                    opening === 'news' && 'xl:text-[1.5rem]/[1.4]',
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
                  className={buttonClass({ variant: 'bronze' }, 'hero-act mt-6 max-sm:mt-5 max-sm:w-full print:hidden')}
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
      <ArticleBody
        article={article}
        html={isDocument ? html : markParts(markChanges(article.file ? html : labelParagraphs(html)))}
        toc={toc}
        terms={terms}
        prices={prices}
        leadsToAccount={opening === 'offer' && notice === null}
        locale={locale}
        {...{ shares, today, further }}
      >
        {children}
      </ArticleBody>
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
