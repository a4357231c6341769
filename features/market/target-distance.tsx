'use client'

import { useEffect, useState } from 'react'

import { afterLoading } from './after-loading'
import { fetchFigures } from './fetch-figures'
import type { TickerFigures } from './ticker-figures'

interface TargetDistanceProps {
  /** VND. */
  target: number
  intl: string
  /** Of the latest price. */
  address: string
  /** `{share}` is where the percentage comes, `{price}` and `{day}` where the price and its session. */
  texts: { readonly left: string; readonly above: string; readonly at: string }
}

interface Latest {
  readonly day: string
  readonly text: string
  readonly value: number
}

/** Once the page has loaded, how far the target of a report is from what its share costs. */
export function TargetDistance({ target, intl, address, texts }: TargetDistanceProps) {
  const [latest, setLatest] = useState<Latest | null>(null)
  useEffect(() => {
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
  return <p className="target-latest">{latest !== null && <Today {...{ latest, target, intl, texts }} />}</p>
}

function Today({
  latest: { day, text, value },
  target,
  intl,
  texts,
}: Pick<TargetDistanceProps, 'target' | 'intl' | 'texts'> & { latest: Latest }) {
  const share = new Intl.NumberFormat(intl, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const isAbove = value > target
  const distance = isAbove ? value / target - 1 : target / value - 1
  const left = texts[isAbove ? 'above' : 'left'].replace('{share}', share.format(distance))
  // The Vietnamese label starts with a capital letter; here it is in the middle of a sentence.
  const session = day.charAt(0).toLowerCase() + day.slice(1)
  return (
    <>
      <span>{left}</span> <span>{texts.at.replace('{price}', text).replace('{day}', session)}</span>
    </>
  )
}
