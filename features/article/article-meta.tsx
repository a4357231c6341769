import { clsx } from 'clsx'
import { getTranslations } from 'next-intl/server'
import { Fragment } from 'react'

import { readingMinutes } from '@/lib/platform/html/reading-minutes'
import { formatDay } from '@/lib/platform/i18n/format-day'
import type { Locale } from '@/lib/platform/i18n/locales'

import { ArticleActions } from './article-actions'
import type { ArticleView } from './article-view'
import { LanguageChips } from './language-chips'

interface ArticleMetaProps {
  article: ArticleView
  /** Version of a document and the day since which it holds; matters more than when it was issued. */
  standing: string | null
  /** Words of the text, see `ArticleHtml`. */
  text: string
  locale: Locale
}

/** The line below the head of an article: dates, author and reading time; its languages; share and print. */
export async function ArticleMeta({ article, standing, text, locale }: ArticleMetaProps) {
  const t = await getTranslations('article')
  const { publishedAt, author, kind } = article
  const updatedAt = article.updatedAt !== null && article.updatedAt > publishedAt ? article.updatedAt : null
  // Of a product, readers want to know only how new its conditions are.
  const changedAt = kind === 'product' ? (updatedAt ?? publishedAt) : updatedAt
  const facts = [
    { name: 'standing', text: standing },
    {
      name: 'published',
      // Notes have their day in the title.
      text: kind !== 'product' && standing === null && !article.title.includes(formatDay(publishedAt, locale)) && (
        <time dateTime={publishedAt.toISOString()}>
          {kind === 'document' ? t('issued', { date: formatDay(publishedAt, locale) }) : formatDay(publishedAt, locale)}
        </time>
      ),
    },
    {
      name: 'updated',
      text: changedAt !== null && (
        <time dateTime={changedAt.toISOString()}>{t('updated', { date: formatDay(changedAt, locale) })}</time>
      ),
    },
    { name: 'author', text: author },
    {
      name: 'readingTime',
      text: kind !== 'product' && t('readingTime', { minutes: readingMinutes(text, locale) }),
    },
  ].filter((fact) => fact.text !== null && fact.text !== false)
  return (
    <div
      className={clsx(
        'article-meta flex flex-wrap items-center gap-x-4 border-t border-hairline text-small text-ink-2 max-sm:gap-x-2.5',
        // All in one row, whose first part has two lines.
        kind === 'document' && 'max-sm:flex-nowrap max-sm:*:first:grow max-sm:*:last:shrink-0 max-sm:*:last:grow-0',
      )}
    >
      {/* Apart by room alone: a dot between two would end a line. */}
      <p className="flex min-w-0 flex-wrap gap-x-3.5 py-2.5 max-sm:gap-x-2.5 max-sm:text-min">
        {facts.map((fact) => (
          <Fragment key={fact.name}>
            <span
              data-fact={fact.name}
              className={clsx('whitespace-nowrap', kind === 'document' && 'max-sm:whitespace-normal')}
            >
              {fact.text}
            </span>{' '}
          </Fragment>
        ))}
      </p>
      {/* The actions stay together, on this line or the next. */}
      <div className={clsx('flex items-center gap-x-4 max-sm:gap-x-2.5', kind === 'document' ? 'grow' : 'max-lg:grow')}>
        <LanguageChips label={t('availableIn')} path={article.path} locale={locale} languages={article.locales} />
        <ArticleActions
          title={article.title}
          copy={{ share: t('share'), print: t('print'), copied: t('copied'), copyFailed: t('copyFailed') }}
        />
      </div>
    </div>
  )
}
