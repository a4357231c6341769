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
  /** Media query of the windows that show the list; others request nothing. */
  media: string | undefined
  children: ReactNode
}

/** Gets the changes of the shares of a list once the page has loaded. Without them the tickers stay alone. */
export function QuotesLoader({ address, media = 'all', children }: QuotesLoaderProps) {
  const [quotes, setQuotes] = useState<Quotes | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    let stopWaiting = () => {}
    const begin = () => {
      stopWaiting = afterLoading(async () => {
        const figures = await fetchFigures<TickerFigures>(address, stop.signal)
        if (stop.signal.aborted) return
        const { quotes: known, day, date } = figures ?? { quotes: [], day: '', date: '' }
        setQuotes(new Map(known.map((quote) => [quote.ticker, { ...quote, day, date }])))
      })
    }
    const shown = window.matchMedia(media)
    if (shown.matches) begin()
    else shown.addEventListener('change', begin, { once: true, signal: stop.signal })
    return () => {
      stop.abort()
      stopWaiting()
    }
  }, [address, media])
  return <QuoteContext value={quotes}>{children}</QuoteContext>
}
