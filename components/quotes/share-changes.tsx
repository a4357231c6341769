'use client'

import { use } from 'react'

import { Change, Spark } from './figure-parts'
import { isOfDay } from './is-of-day'
import { QuoteContext } from './quote-context'

interface ShareChangesProps {
  label: string
  tickers: readonly string[]
  /** Day of the text that mentions them, in Vietnam; changes of another session are not shown. */
  day: string
  className?: string
}

/** The shares of a text side by side, each with the way and the change of its price once these are known. Their place is kept. */
export function ShareChanges({ label, tickers, day, className }: ShareChangesProps) {
  const quotes = use(QuoteContext)
  return (
    <ul aria-label={label} className={className}>
      {tickers.map((ticker) => {
        const quote = quotes?.get(ticker)
        return (
          <li key={ticker} className="min-h-12 flex-1 text-small">
            <span className="flex items-center justify-between gap-3 font-semibold">
              {ticker}
              {isOfDay(quote, day) && quote.line !== null && (
                <Spark line={quote.line} tone={quote.change.tone} className="h-4 w-12 max-xl:hidden" />
              )}
            </span>
            {isOfDay(quote, day) && <Change {...quote.change} />}
          </li>
        )
      })}
    </ul>
  )
}
