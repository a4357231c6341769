'use client'

import { type ReactNode, useEffect, useState } from 'react'

import type { QuoteChange } from '@/components/quotes/quote'
import { QuoteContext } from '@/components/quotes/quote-context'

import { afterLoading } from './after-loading'
import { fetchFigures } from './fetch-figures'
import type { TickerFigures } from './ticker-figures'

type Quotes = ReadonlyMap<string, QuoteChange>

interface QuotesLoaderProps {
  address: string
  children: ReactNode
}

/** Gets the changes of the shares of a list once the page has loaded. Without them the tickers stay alone. */
export function QuotesLoader({ address, children }: QuotesLoaderProps) {
  const [quotes, setQuotes] = useState<Quotes | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    const stopWaiting = afterLoading(async () => {
      const figures = await fetchFigures<TickerFigures>(address, stop.signal)
      if (stop.signal.aborted) return
      const { quotes: known, day, date } = figures ?? { quotes: [], day: '', date: '' }
      setQuotes(new Map(known.map((quote) => [quote.ticker, { ...quote, day, date }])))
    })
    return () => {
      stop.abort()
      stopWaiting()
    }
  }, [address])
  return <QuoteContext value={quotes}>{children}</QuoteContext>
}
