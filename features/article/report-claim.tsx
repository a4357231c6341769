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
  /** At its foot: the way to all of the report. */
  children: ReactNode
}

const caption = /<caption>([\s\S]*?)<\/caption>/

/**
 * What a report claims: a few figures, and what is said of them. Of a share, whose price and target the head shows, one line with the
 * rating and what is left of the way today comes first, then the reasons.
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
        {rating !== '' && <strong>{rating}</strong>}
        {today?.(prices)}
      </div>
      <ArticleText html={html.slice(end)} className="prose claim-reasons" locale={locale} />
      <ArticleText html={html.slice(0, end).replace(caption, '')} className="prose reading" locale={locale} />
      {children}
    </div>
  )
}
