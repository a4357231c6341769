import type { ReactNode } from 'react'

import type { Locale } from '@/lib/platform/i18n/locales'

import { ArticleText } from './article-text'
import { drawFigures } from './drawn-figures'
import type { LiftedPrices } from './lift-prices'

interface ReportClaimProps {
  /** Sanitised by `toArticleHtml`: figures, and what is said of them. */
  html: string
  prices: LiftedPrices | null
  /** Today's price and how far its target is. */
  today: ((prices: LiftedPrices) => ReactNode) | undefined
  locale: Locale
  /** The way to all of the report. */
  children: ReactNode
}

/** How far a target is from the price, in per cent of it, from which a rating is not neutral, as the legal note says. */
const decided = 15

/** The colour of a rating: that of a rise or a fall in the chart; none for a neutral one. */
function toneOf({ price, target }: LiftedPrices): 'is-up' | 'is-down' | undefined {
  const apart = target.value - price.value
  // Without a division, which makes a little less of 15 % exactly.
  if (Math.abs(apart) * 100 < price.value * decided) return undefined
  return apart > 0 ? 'is-up' : 'is-down'
}

const caption = /<caption>([\s\S]*?)<\/caption>/

/**
 * What a report claims: a few figures, and what is said of them. Of a share, whose price and target the head shows, the rating and what
 * is left of the way today come first, with the way to the report, then the reasons, and the figures below the price that they are of.
 */
export function ReportClaim({ html, prices, today, locale, children }: ReportClaimProps) {
  if (prices === null)
    return (
      <div className="article-text claim">
        <ArticleText html={drawFigures(html)} className="prose reading" locale={locale} />
        {children}
      </div>
    )
  const [, said = ''] = caption.exec(html) ?? []
  const [, rating = ''] = /: ([^<(]*[^<( ])/.exec(said) ?? []
  const end = html.indexOf('</div>') + '</div>'.length
  return (
    <div className="article-text claim of-share">
      <div className="claim-head">
        {rating !== '' && <strong className={toneOf(prices)}>{rating}</strong>}
        {today?.(prices)}
      </div>
      {children}
      <ArticleText html={html.slice(end)} className="prose claim-reasons" locale={locale} />
      <ArticleText
        html={html.slice(0, end).replace(caption, `<caption>${prices.price.name}: ${prices.price.text}</caption>`)}
        className="prose reading"
        locale={locale}
      />
    </div>
  )
}
