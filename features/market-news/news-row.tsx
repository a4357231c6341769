import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import { SessionDay } from '@/components/quotes/session-day'
import { TickerTag } from '@/components/quotes/ticker-tag'
import { Cover } from '@/components/ui/cover'
import { PageLink } from '@/lib/platform/navigation/page-link'

import type { NewsSummary } from '@/lib/backends/news/mappers'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'
import { formatDay, formatTime, isoDay } from '@/lib/platform/i18n/format-day'

/** Localised URL of an article. */
export function newsHref(article: NewsSummary, locale: Locale): string {
  return localizedPath(locale, `/market-news/${article.id}`)
}

interface NewsMetaProps extends NewsRowProps {
  /** Without its author. */
  isShort?: boolean
  /** On wide screens a column of its own: a line for each part. */
  isColumn?: boolean
  /** Shown at its end. */
  children?: ReactNode
}

/** When an article came out, to the minute because market news ages within the trading day, and who wrote it. */
export function NewsMeta({
  article: { publishedAt, source },
  locale,
  isShort = false,
  isColumn = false,
  children,
}: NewsMetaProps) {
  return (
    <p
      className={clsx(
        'flex flex-wrap items-center gap-x-3 text-small text-ink-3 max-sm:[&>:nth-child(3)]:hidden',
        isColumn && 'lg:content-start lg:gap-x-1.5',
      )}
    >
      <span className={clsx(isColumn && 'lg:mb-1 lg:basis-full')}>
        <time dateTime={publishedAt.toISOString()} className="num whitespace-nowrap">
          {formatDay(publishedAt, locale)} <span aria-hidden>·</span> {formatTime(publishedAt)}
        </time>
        {source !== null && !isShort && (
          <span className={clsx('max-sm:hidden', isColumn && 'lg:block')}>
            <span className={clsx(isColumn && 'lg:hidden')}> · </span>
            {source}
          </span>
        )}
      </span>
      {children}
    </p>
  )
}

/** Shares of an article that a list shows. */
const shownTickers = 2

interface NewsTickersProps {
  article: NewsSummary
  /** Whether it is of the list's latest day, of which the market's session may be. */
  isLatest?: boolean
}

/** Shares that an article is about, as many as a list has room for, and the session of their changes. */
export function NewsTickers({ article, isLatest = false }: NewsTickersProps) {
  const tickers = article.tickers.slice(0, shownTickers)
  if (tickers.length === 0) return null
  const day = isLatest ? dayOf(article) : null
  return (
    <>
      {tickers.map((ticker) => (
        <TickerTag key={ticker} ticker={ticker} day={day} />
      ))}
      {day !== null && <SessionDay tickers={tickers} day={day} />}
    </>
  )
}

/** The day in Vietnam on which an article came out, as sessions have theirs. */
export const dayOf = ({ publishedAt }: NewsSummary) => isoDay(publishedAt)

interface NewsRowProps {
  article: NewsSummary
  locale: Locale
}

/** An article as a list item. The server renders the first page of items, the browser those loaded later. */
export function NewsRow({ article, locale }: NewsRowProps) {
  return (
    <li className="group relative grid grid-cols-[minmax(0,1fr)_auto] grid-rows-[auto_1fr] items-start gap-x-3 border-b border-hairline py-4 sm:gap-x-4 lg:grid-cols-[11rem_minmax(0,1fr)_auto] lg:grid-rows-1 lg:gap-x-8 lg:py-4">
      <NewsMeta article={article} locale={locale} isColumn>
        <NewsTickers article={article} />
      </NewsMeta>
      <div className="min-w-0 max-lg:row-start-2">
        <h2 className="mt-1 leading-[1.45] font-semibold text-balance lg:mt-0 lg:text-lead lg:leading-[1.4]">
          <PageLink
            href={newsHref(article, locale)}
            className="decoration-1 underline-offset-4 group-hover:text-primary group-hover:underline after:absolute after:inset-0"
          >
            {article.title}
          </PageLink>
        </h2>
        {article.description !== null && (
          <p className="clamp-2 mt-1 max-w-measure text-small text-ink-2 max-sm:hidden">{article.description}</p>
        )}
      </div>
      <Cover
        src={article.image}
        of={`/market-news/${article.id}`}
        className="mt-1 aspect-[16/9] h-auto w-24 rounded-control edged max-lg:col-start-2 max-lg:row-span-2 max-lg:row-start-1 sm:w-40 lg:mt-0 lg:w-36"
        priority={false}
      />
    </li>
  )
}
