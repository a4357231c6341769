import { getTranslations } from 'next-intl/server'
import type { ComponentProps } from 'react'

import { hasMarketSource } from '@/lib/platform/env/market-source'
import { intlLocale } from '@/lib/platform/i18n/intl-locale'
import type { Locale } from '@/lib/platform/i18n/locales'

import { TargetProgress } from './target-progress'

interface TargetScaleProps extends Pick<ComponentProps<typeof TargetProgress>, 'price' | 'target'> {
  /** The share that the report is about. */
  readonly ticker: string | undefined
  readonly locale: Locale
}

/** The way from the price of a report to its target, with today's price on it where there is a market source. */
export async function TargetScale({ price, target, ticker, locale }: TargetScaleProps) {
  const t = await getTranslations('article.target')
  return (
    <TargetProgress
      price={price}
      target={target}
      intl={intlLocale[locale]}
      address={ticker !== undefined && hasMarketSource() ? `/api/market/quotes/${locale}/${ticker}` : null}
      texts={{ left: t('left', { share: '{share}' }), above: t('above', { share: '{share}' }) }}
    />
  )
}
