'use client'

import { clsx } from 'clsx'
import { use } from 'react'

import { Change } from './figure-parts'
import { isOfDay } from './is-of-day'
import { QuoteContext } from './quote-context'

interface TickerTagProps {
  ticker: string
  /**
   * Day of the text that mentions the share, in Vietnam; the change of another session is not shown. Null for older texts of a list,
   * which show no change.
   */
  day?: string | null
}

/** A share in a list, with the change of its price once that is known. As long as there may be one, its place is as wide as with it. */
export function TickerTag({ ticker, day }: TickerTagProps) {
  const quotes = use(QuoteContext)
  const latest = quotes?.get(ticker)
  const quote = day !== null && isOfDay(latest, day) ? latest : undefined
  const isAwaited = day !== null && quotes === null
  return (
    <span className={clsx('inline-flex', (quote || isAwaited) && 'min-w-26')}>
      <span className="inline-flex items-center gap-1.5 rounded-control bg-surface-2 px-1.5 num text-min leading-5.5 font-semibold text-ink-2">
        {ticker}
        {quote && <Change {...quote.change} />}
      </span>
    </span>
  )
}
