import { getTranslations } from 'next-intl/server'

import { hasMarketSource } from '@/lib/platform/env/market-source'
import { intlLocale } from '@/lib/platform/i18n/intl-locale'
import type { Locale } from '@/lib/platform/i18n/locales'

import { TargetDistance } from './target-distance'
import type { PlacedPrice } from '@/components/quotes/placed-price'

interface TargetTodayProps {
  /** What the share of a report cost on its day, and what the report says that it is worth. */
  readonly price: PlacedPrice
  readonly target: PlacedPrice
  /** The share that the report is about. */
  readonly ticker: string | undefined
  readonly locale: Locale
}

/** How far the target of a share is from what it costs today, where there is a market source. */
export async function TargetToday({ price, target, ticker, locale }: TargetTodayProps) {
  if (ticker === undefined || !hasMarketSource()) return null
  const t = await getTranslations('article.target')
  return (
    <TargetDistance
      price={price}
      target={target}
      intl={intlLocale[locale]}
      address={`/api/market/quotes/${locale}/${ticker}`}
      texts={{
        left: t('left', { share: '{share}' }),
        above: t('above', { share: '{share}' }),
        price: t('price', { price: '{price}' }),
      }}
    />
  )
}
