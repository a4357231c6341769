'use client'

import { type CSSProperties, useEffect, useState } from 'react'

import { afterLoading } from './after-loading'
import { fetchFigures } from './fetch-figures'
import type { PlacedPrice } from '@/components/quotes/placed-price'
import type { TickerFigures } from './ticker-figures'

interface TargetDistanceProps {
  /** Of the day of the report. */
  price: PlacedPrice
  target: PlacedPrice
  intl: string
  /** Of the latest price. */
  address: string
  /** `{share}` is where the percentage comes, `{price}` where the price. */
  texts: { readonly left: string; readonly above: string; readonly price: string }
}

interface Latest extends PlacedPrice {
  /** Its session. */
  readonly day: string
}

/** How far the target of a report is, in words and as a thin bar between both prices; once the page has loaded. */
export function TargetDistance({ price, target, intl, address, texts }: TargetDistanceProps) {
  const [latest, setLatest] = useState<Latest | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    const stopWaiting = afterLoading(async () => {
      const figures = await fetchFigures<TickerFigures>(address, stop.signal)
      const quote = figures?.quotes[0]
      if (!figures || !quote) return
      // The Vietnamese label starts with a capital letter; here it is in the middle of a phrase.
      const day = figures.day.charAt(0).toLowerCase() + figures.day.slice(1)
      setLatest({ text: texts.price.replace('{price}', quote.price), day, value: quote.dong })
    })
    return () => {
      stop.abort()
      stopWaiting()
    }
  }, [address, texts.price])
  const gone = `${latest === null ? 0 : wayGone(price.value, target.value, latest.value)}%`
  return (
    <>
      <p>{latest !== null && <Distance value={latest.value} target={target.value} intl={intl} texts={texts} />}</p>
      <p className="target-now">
        {latest !== null && (
          <span style={{ '--gone': gone } as CSSProperties}>
            <b>{latest.text}</b> {latest.day}
          </span>
        )}
      </p>
      <svg className="target-way" aria-hidden="true">
        <rect width="100%" height="100%" />
        {latest !== null && (
          <>
            <rect width={gone} height="100%" />
            {/* A tick: a knob would look draggable. */}
            <rect x={gone} y="-4" width="3" height="14" rx="1" />
          </>
        )}
      </svg>
      <p aria-hidden="true">
        {[price, target].map(({ name, text }) => (
          <span key={name}>
            <b>{text}</b> {name}
          </span>
        ))}
      </p>
    </>
  )
}

/** Progress from a price to its target in whole per cent; 0 if the price has moved away from it. */
const wayGone = (price: number, target: number, latest: number): number =>
  Math.round(Math.min(Math.max((latest - price) / (target - price || 1), 0), 1) * 100)

interface DistanceProps extends Pick<TargetDistanceProps, 'intl' | 'texts'> {
  value: number
  target: number
}

/** What is left, with its share as the figure of the card. */
function Distance({ value, target, intl, texts }: DistanceProps) {
  const share = new Intl.NumberFormat(intl, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const isAbove = value > target
  const [before, after] = texts[isAbove ? 'above' : 'left'].split('{share}')
  return (
    <span>
      {before}
      <em>{share.format(isAbove ? value / target - 1 : target / value - 1)}</em>
      {after}
    </span>
  )
}
