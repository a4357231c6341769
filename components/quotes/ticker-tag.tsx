'use client'

import { clsx } from 'clsx'
import { use } from 'react'

import { Change, Spark } from './figure-parts'
import { isOfDay } from './is-of-day'
import { QuoteContext } from './quote-context'

interface TickerTagProps {
  ticker: string
  /** `line` has a place for the curve of the day on wide screens, and fills its column there. */
  form: 'line' | 'tag'
  /** Of the text that it belongs to, in UTC: the change of another session is not shown. */
  day?: string
}

/** A share in a list, with the change of its price once that is known. Its box is the same before and after. */
export function TickerTag({ ticker, form, day }: TickerTagProps) {
  const latest = use(QuoteContext).get(ticker)
  const quote = isOfDay(latest, day) ? latest : undefined
  return (
    <span
      className={clsx(
        'items-center num text-small leading-6 font-semibold text-ink-2',
        form === 'line'
          ? 'h-6 gap-2 max-lg:inline-flex max-lg:min-w-26 lg:grid lg:h-9 lg:grid-cols-[3rem_minmax(0,1fr)_4.25rem] lg:gap-x-3'
          : 'inline-flex h-6 min-w-26 gap-2',
      )}
    >
      {ticker}
      {form === 'line' && (
        <span className="max-lg:hidden">
          {quote?.line && <Spark line={quote.line} tone={quote.change.tone} className="block h-5 w-full" />}
        </span>
      )}
      {quote && (
        <span className={form === 'line' ? 'justify-self-end' : undefined}>
          <Change {...quote.change} />
        </span>
      )}
    </span>
  )
}
