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
}

const caption = /<caption>([\s\S]*?)<\/caption>/

/** What a report claims: a few figures, and the reasons. The head says a share's target: its rating and the reasons come first, what it costs today last. */
export function ReportClaim({ html, prices, today, locale }: ReportClaimProps) {
  if (prices === null)
    return (
      <div className="article-text claim">
        <ArticleText html={drawFigures(html, locale)} className="prose reading" locale={locale} />
      </div>
    )
  const [, rating = ''] = caption.exec(html) ?? []
  const end = html.indexOf('</div>') + '</div>'.length
  return (
    <div className="article-text claim">
      <ArticleText html={rating} className="claim-rating" locale={locale} />
      <ArticleText html={html.slice(end)} className="prose claim-reasons" locale={locale} />
      <ArticleText html={html.slice(0, end).replace(caption, '')} className="prose reading" locale={locale} />
      {today?.(prices)}
    </div>
  )
}
