import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import { intlLocale } from '@/lib/platform/i18n/intl-locale'
import type { Locale } from '@/lib/platform/i18n/locales'

import { ArticleText } from './article-text'
import type { LiftedPrices } from './lift-prices'

interface ReportClaimProps {
  /** Sanitised by `toArticleHtml`: figures, and what is said of them. */
  html: string
  prices: LiftedPrices | null
  /** The way from the price to the target. */
  scale: ((prices: LiftedPrices) => ReactNode) | undefined
  locale: Locale
}

const caption = /<caption>([\s\S]*?)<\/caption>/

/** What a report claims: for a share its rating, the way from its price to the target and where it is today; a few figures, and the reasons. */
export async function ReportClaim({ html, prices, scale, locale }: ReportClaimProps) {
  if (prices === null)
    return (
      <div className="article-text claim">
        <ArticleText html={html} className="prose reading" locale={locale} />
      </div>
    )
  const t = await getTranslations('article.target')
  const { price, target } = prices
  const [, rating = ''] = caption.exec(html) ?? []
  const upside = new Intl.NumberFormat(intlLocale[locale], {
    style: 'percent',
    signDisplay: 'exceptZero',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  return (
    <div className="article-text claim">
      {/* oxlint-disable-next-line react/no-danger -- sanitised by toArticleHtml */}
      <p className="claim-rating" dangerouslySetInnerHTML={{ __html: rating }} />
      <p className="claim-prices">
        {/* One currency for both: before the first or after the last. */}
        <span>{price.text.replace(/\D+$/, '')}</span> <span aria-hidden="true">→</span>{' '}
        <strong>{target.text.replace(/^\D+/, '')}</strong>
        <span>
          <strong>{upside.format(target.value / price.value - 1).replace('-', '−')}</strong> {t('issued')}
        </span>
      </p>
      {scale?.(prices)}
      <ArticleText html={html.replace(caption, '')} className="prose reading" locale={locale} />
    </div>
  )
}
