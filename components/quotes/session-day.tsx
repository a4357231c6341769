'use client'

import { use } from 'react'

import { isOfDay } from './is-of-day'
import { QuoteContext } from './quote-context'

/** Names the session of the changes before it; empty until it is known, and for texts of another day. */
export function SessionDay({ tickers, day }: { tickers: readonly string[]; day: string }) {
  const quotes = use(QuoteContext)
  const known = tickers.find((ticker) => isOfDay(quotes?.get(ticker), day))
  return (
    <span className="inline-block h-6 text-small leading-6 whitespace-nowrap text-ink-3">
      {known === undefined ? null : quotes?.get(known)?.day}
    </span>
  )
}
