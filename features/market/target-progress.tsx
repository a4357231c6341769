'use client'

import { useEffect, useState } from 'react'

import { afterLoading } from './after-loading'
import { fetchFigures } from './fetch-figures'
import type { TickerFigures } from './ticker-figures'

interface NamedPrice {
  readonly name: string
  /** VND. */
  readonly value: number
}

interface TargetProgressProps {
  price: NamedPrice
  target: NamedPrice
  intl: string
  /** Of the latest price; null without a market source. */
  address: string | null
  /** `{share}` is where the percentage comes. */
  texts: { readonly left: string; readonly above: string }
}

interface Latest {
  readonly day: string
  readonly text: string
  readonly value: number
}

/** The way from the price of a report to its target, to scale, and once the page has loaded where the share is on it. */
export function TargetProgress({ price, target, intl, address, texts }: TargetProgressProps) {
  const [latest, setLatest] = useState<Latest | null>(null)
  useEffect(() => {
    if (address === null) return
    const stop = new AbortController()
    const stopWaiting = afterLoading(async () => {
      const figures = await fetchFigures<TickerFigures>(address, stop.signal)
      const quote = figures?.quotes[0]
      if (figures && quote) setLatest({ day: figures.day, text: quote.price, value: quote.dong })
    })
    return () => {
      stop.abort()
      stopWaiting()
    }
  }, [address])
  const all = [price.value, target.value, latest?.value ?? price.value]
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const at = (value: number) => `${((100 * (value - low)) / (high - low || 1)).toFixed(1)}%`
  const isRising = target.value > price.value
  return (
    <>
      <svg className="target-scale" aria-hidden="true">
        <line x1="0" x2="100%" y1="9" y2="9" />
        <line className="is-gone" x1={at(price.value)} x2={at(latest?.value ?? price.value)} y1="9" y2="9" />
        <circle cx={at(price.value)} cy="9" r="6" />
        <circle className="is-target" cx={at(target.value)} cy="9" r="8" />
        {latest !== null && <circle className="is-latest" cx={at(latest.value)} cy="9" r="7" />}
      </svg>
      <p className="target-ends">
        <span>{(isRising ? price : target).name}</span>
        <span>{(isRising ? target : price).name}</span>
      </p>
      {address !== null && (
        <p className="target-latest">{latest !== null && <Today {...{ latest, target, intl, texts }} />}</p>
      )}
    </>
  )
}

function Today({
  latest: { day, text, value },
  target,
  intl,
  texts,
}: Pick<TargetProgressProps, 'target' | 'intl' | 'texts'> & { latest: Latest }) {
  const share = new Intl.NumberFormat(intl, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const isAbove = value > target.value
  const distance = isAbove ? value / target.value - 1 : target.value / value - 1
  const [before = '', after = ''] = texts[isAbove ? 'above' : 'left'].split('{share}')
  return (
    <>
      <span>
        {day} <strong>{text}</strong>
      </span>{' '}
      <span>
        {before}
        <strong>{share.format(distance)}</strong>
        {after}
      </span>
    </>
  )
}
