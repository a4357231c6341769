import { SessionDay } from '@/components/quotes/session-day'
import { TickerTag } from '@/components/quotes/ticker-tag'
import { Cover } from '@/components/ui/cover'
import { PageLink } from '@/lib/platform/navigation/page-link'

import type { NewsSummary } from '@/lib/backends/news/mappers'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'
import { formatDay, formatTime } from '@/lib/platform/i18n/format-day'

/** Localised URL of an article. */
export function newsHref(article: NewsSummary, locale: Locale): string {
  return localizedPath(locale, `/market-news/${article.id}`)
}

/** When an article came out, to the minute because market news ages within the trading day, and who wrote it. */
export function NewsMeta({ article: { publishedAt, source }, locale }: NewsRowProps) {
  return (
    <p className="text-small text-ink-3">
      <time dateTime={publishedAt.toISOString()} className="num whitespace-nowrap">
        {formatDay(publishedAt, locale)} <span aria-hidden>·</span> {formatTime(publishedAt)}
      </time>
      {source !== null && <span className="max-sm:hidden"> · {source}</span>}
    </p>
  )
}

/** The same in a column of its own, quiet beside the headlines; on phones in a line. */
function NewsMoment({ article: { publishedAt, source }, locale }: NewsRowProps) {
  return (
    <p className="text-small text-ink-3 max-lg:col-span-full lg:row-span-2">
      <time dateTime={publishedAt.toISOString()} className="num whitespace-nowrap">
        <span className="lg:block lg:text-ink-2">{formatDay(publishedAt, locale)}</span>{' '}
        <span aria-hidden className="lg:hidden">
          ·
        </span>{' '}
        {formatTime(publishedAt)}
      </time>
      {source !== null && (
        <span className="max-sm:hidden lg:block">
          <span className="lg:hidden"> · </span>
          {source}
        </span>
      )}
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

/** A session is within one day of UTC, too. */
export const dayOf = ({ publishedAt }: NewsSummary) => publishedAt.toISOString().slice(0, 10)

interface NewsRowProps {
  article: NewsSummary
  locale: Locale
}

/** An article as a list item. The server renders the first page of items, the browser those loaded later. */
export function NewsRow({ article, locale }: NewsRowProps) {
  return (
    <li className="group relative grid grid-cols-[minmax(0,1fr)_auto] items-start border-b border-hairline py-4 lg:grid-cols-[8rem_minmax(0,1fr)_8rem_8rem] lg:grid-rows-[auto_1fr] lg:gap-x-8 lg:py-5">
      <NewsMoment article={article} locale={locale} />
      <div className="min-w-0 lg:col-start-2">
        <h2 className="leading-[1.45] font-semibold text-balance max-lg:mt-1 lg:text-body lg:leading-[1.45]">
          <PageLink
            href={newsHref(article, locale)}
            className="decoration-1 underline-offset-4 group-hover:text-primary group-hover:underline after:absolute after:inset-0"
          >
            {article.title}
          </PageLink>
        </h2>
      </div>
      <Cover
        src={article.image}
        of={`/market-news/${article.id}`}
        className="aspect-[16/9] h-auto w-28 rounded-control edged max-lg:ms-4 max-lg:mt-1 sm:max-lg:col-start-2 sm:max-lg:row-span-3 sm:max-lg:row-start-2 sm:max-lg:w-40 lg:col-start-4 lg:row-span-2 lg:row-start-1 lg:w-32"
        priority={false}
      />
      {article.description !== null && (
        <p className="clamp-2 mt-1 max-w-measure text-small text-ink-2 max-sm:hidden sm:max-lg:col-start-1 lg:col-start-2">
          {article.description}
        </p>
      )}
      <p className="flex flex-wrap gap-x-4 max-lg:mt-2 max-lg:empty:hidden max-sm:hidden sm:max-lg:col-start-1 lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:justify-end">
        <NewsTickers article={article} />
      </p>
    </li>
  )
}
