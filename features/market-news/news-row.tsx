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
  /** Shown at its end. */
  children?: ReactNode
}

/** When an article came out, to the minute because market news ages within the trading day, and who wrote it. */
export function NewsMeta({ article: { publishedAt, source }, locale, children }: NewsMetaProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-small text-ink-3 max-sm:[&>:nth-child(3)]:hidden">
      <span>
        <time dateTime={publishedAt.toISOString()} className="num whitespace-nowrap">
          {formatDay(publishedAt, locale)} <span aria-hidden>·</span> {formatTime(publishedAt)}
        </time>
        {source !== null && <span className="max-sm:hidden"> · {source}</span>}
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

/** An article as a list item, in wide windows one of two in a row if it is paired. The server renders the first page of items, the browser those loaded later. */
export function NewsRow({ article, locale, isPaired = false }: NewsRowProps & { readonly isPaired?: boolean }) {
  return (
    <li
      className={clsx(
        'group relative flex flex-row-reverse items-start justify-between gap-x-5 border-b border-hairline py-5 max-sm:gap-x-3 lg:flex-row lg:justify-start',
        isPaired ? 'lg:gap-x-6 lg:py-6 lg:[&_p>:nth-child(3)]:hidden' : 'lg:col-span-full lg:gap-x-8',
      )}
    >
      <Cover
        src={article.image}
        of={`/market-news/${article.id}`}
        className={clsx(
          'mt-1 aspect-[16/9] h-auto w-28 shrink-0 rounded-control edged sm:w-40 lg:mt-0',
          isPaired && 'lg:w-54',
        )}
        priority={false}
      />
      <div className="min-w-0">
        <NewsMeta article={article} locale={locale}>
          <NewsTickers article={article} />
        </NewsMeta>
        <h2 className="mt-1 leading-[1.45] font-semibold text-balance max-sm:text-[0.9375rem] lg:text-lead lg:leading-[1.4]">
          <PageLink
            href={newsHref(article, locale)}
            className="decoration-1 underline-offset-4 group-hover:text-primary group-hover:underline after:absolute after:inset-0"
          >
            {article.title}
          </PageLink>
        </h2>
        {article.description !== null && (
          <p
            className={clsx(
              'mt-1 max-w-[54rem] text-small text-pretty text-ink-2 max-sm:hidden',
              !isPaired && 'clamp-2',
            )}
          >
            {article.description}
          </p>
        )}
      </div>
    </li>
  )
}
