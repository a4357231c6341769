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

interface NewsRowProps {
  article: NewsSummary
  locale: Locale
}

/** An article as a list item. The server renders the first page of items, the browser those loaded later. */
export function NewsRow({ article, locale }: NewsRowProps) {
  return (
    <li className="group relative grid border-b border-hairline py-5 lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-x-8">
      <p className="flex flex-wrap gap-x-3 lg:block lg:pt-0.5">
        <NewsTime at={article.publishedAt} locale={locale} />
        {article.source !== null && <span className="text-min text-ink-3 lg:hidden">{article.source}</span>}
      </p>
      <div className="mt-1 min-w-0 lg:mt-0">
        <h2 className="leading-[1.45] font-semibold text-pretty md:text-lead md:leading-[1.45]">
          <PageLink
            href={newsHref(article, locale)}
            className="decoration-1 underline-offset-4 group-hover:text-primary group-hover:underline after:absolute after:inset-0"
          >
            {article.title}
          </PageLink>
        </h2>
        {article.description !== null && (
          <p className="clamp-2 mt-2 max-w-measure text-small text-ink-2">{article.description}</p>
        )}
        {article.source !== null && <p className="mt-2 text-min text-ink-3 max-lg:hidden">{article.source}</p>}
      </div>
    </li>
  )
}
