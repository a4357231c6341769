import type { ReactNode } from 'react'

import { hasMarketSource } from '@/lib/platform/env/market-source'
import type { Locale } from '@/lib/platform/i18n/locales'

import { knownTickers, mostTickers } from './known-tickers'

interface ListedQuotesProps {
  /** Shares that the list names, the most important first. */
  tickers: readonly string[]
  locale: Locale
  /** Media query of the windows that show the list; all by default. */
  media?: string
  children: ReactNode
}

/** A list whose tickers show how their prices changed today; without a market source, the list alone. */
export async function ListedQuotes({ tickers, locale, media, children }: ListedQuotesProps) {
  const named = knownTickers(tickers).slice(0, mostTickers)
  if (named.length === 0 || !hasMarketSource()) return children
  const { QuotesLoader } = await import('./quotes-loader')
  return (
    <QuotesLoader address={`/api/market/quotes/${locale}/${named.join('-')}`} media={media}>
      {children}
    </QuotesLoader>
  )
}
