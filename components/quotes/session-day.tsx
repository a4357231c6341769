'use client'

import { use } from 'react'

import { QuoteContext } from './quote-context'

/** The session of the changes after it, which may be later than the text above them; nothing until it is known. */
export function SessionDay({ tickers }: { tickers: readonly string[] }) {
  const quotes = use(QuoteContext)
  const known = tickers.find((ticker) => quotes.has(ticker))
  return (
    <span className="inline-block h-6 text-small leading-6 whitespace-nowrap text-ink-3">
      {known === undefined ? null : quotes.get(known)?.day}
    </span>
  )
}
