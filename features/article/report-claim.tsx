import type { ReactNode } from 'react'

import type { Locale } from '@/lib/platform/i18n/locales'

import { ArticleText } from './article-text'
import { drawFigures } from './drawn-figures'
import type { LiftedPrices, NamedPrice } from './lift-prices'

interface ReportClaimProps {
  /** Sanitised by `toArticleHtml`: figures, and what is said of them. */
  html: string
  prices: LiftedPrices | null
  /** Today's price and how far its target is. */
  today: ((prices: LiftedPrices) => ReactNode) | undefined
  locale: Locale
  /** At its foot: the way to all of the report. */
  children: ReactNode
}

/** Without its currency, which the head says. */
const bare = ({ text }: NamedPrice) => text.replaceAll(/^\D+|\D+$/g, '')

/** Emphasizes the rating after the label. */
const markRating = (html: string) => html.replace(/: ([^<]*).*/, ' <strong>$1</strong>')

const caption = /<caption>([\s\S]*?)<\/caption>/

/** What a report claims: a few figures, and the reasons. Of a share, what is left of the way to its target comes first, then the reasons. */
export function ReportClaim({ html, prices, today, locale, children }: ReportClaimProps) {
  if (prices === null)
    return (
      <div className="article-text claim">
        <ArticleText html={drawFigures(html, locale)} className="prose reading" locale={locale} />
        {children}
      </div>
    )
  const [, rating = ''] = caption.exec(html) ?? []
  const end = html.indexOf('</div>') + '</div>'.length
  return (
    <div className="article-text claim">
      <ArticleText html={markRating(rating)} className="claim-rating" locale={locale} />
      <div className="claim-way">
        <p>
          <span className="sr-only">{prices.price.name}: </span>
          {bare(prices.price)} <span aria-hidden>→</span> <span className="sr-only">{prices.target.name}: </span>
          <strong>{bare(prices.target)}</strong>
        </p>
        {today?.(prices)}
      </div>
      <ArticleText html={html.slice(end)} className="prose claim-reasons" locale={locale} />
      <ArticleText html={html.slice(0, end).replace(caption, '')} className="prose reading" locale={locale} />
      {children}
    </div>
  )
}
