import { TickerTag } from '@/components/quotes/ticker-tag'
import { PageLink } from '@/lib/platform/navigation/page-link'

import type { NewsSummary } from '@/lib/backends/news/mappers'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'
import { formatDay, formatTime } from '@/lib/platform/i18n/format-day'

/** Localised URL of an article. */
export function newsHref(article: NewsSummary, locale: Locale): string {
  return localizedPath(locale, `/market-news/${article.id}`)
}

/** Time of publication to the minute, because market news ages within the trading day. */
export function NewsTime({ at, locale }: { at: Date; locale: Locale }) {
  return (
    <time dateTime={at.toISOString()} className="num text-small whitespace-nowrap text-ink-3">
      {formatTime(at)} <span aria-hidden>·</span> {formatDay(at, locale)}
    </time>
  )
}

/** Shares of an article that a list shows. */
const shownTickers = 2

/** The shares that an article is about, as a list of the page has room for. */
export function NewsTickers({ article, form }: { article: NewsSummary; form: 'line' | 'tag' }) {
  return article.tickers.slice(0, shownTickers).map((ticker) => <TickerTag key={ticker} ticker={ticker} form={form} />)
}

interface NewsRowProps {
  article: NewsSummary
  locale: Locale
}

/** An article as a list item. The server renders the first page of items, the browser those loaded later. */
export function NewsRow({ article, locale }: NewsRowProps) {
  return (
    <li className="group relative grid border-b border-hairline py-5 lg:grid-cols-[8rem_minmax(0,1fr)_16rem] lg:gap-x-8 lg:py-6">
      <time
        dateTime={article.publishedAt.toISOString()}
        className="num text-small text-ink-3 max-lg:order-1 max-lg:mt-2 lg:pt-0.5"
      >
        <span className="font-semibold text-ink lg:block lg:text-lead lg:leading-tight">
          {formatTime(article.publishedAt)}
        </span>
        <span className="lg:hidden"> · </span>
        {formatDay(article.publishedAt, locale)}
        {article.source !== null && <span className="lg:hidden"> · {article.source}</span>}
      </time>
      <div className="min-w-0">
        <h2 className="leading-[1.45] font-semibold text-pretty md:text-lead md:leading-[1.45]">
          <PageLink
            href={newsHref(article, locale)}
            className="decoration-1 underline-offset-4 group-hover:text-primary group-hover:underline after:absolute after:inset-0"
          >
            {article.title}
          </PageLink>
        </h2>
        {article.description !== null && (
          <p className="clamp-3 mt-1.5 max-w-measure text-small text-balance text-ink-2">{article.description}</p>
        )}
        {article.source !== null && <p className="mt-2 text-min text-ink-3 max-lg:hidden">{article.source}</p>}
      </div>
      <div className="max-lg:order-2 max-lg:mt-1 max-lg:flex max-lg:gap-x-4 max-lg:empty:hidden lg:-mt-1 lg:border-l lg:border-hairline lg:pl-6 lg:empty:border-0">
        <NewsTickers article={article} form="line" />
      </div>
    </li>
  )
}
