'use client'

import { type ReactNode, useEffect, useState } from 'react'

import { loadCode } from '@/lib/platform/navigation/load-code'

import { afterLoading } from './after-loading'
import { fetchFigures } from './fetch-figures'
import type { TickerLink, TickerTexts } from './live-tickers'
import type { TickerFigures } from './ticker-figures'

interface TickerLoaderProps {
  address: string
  links: readonly TickerLink[]
  texts: TickerTexts
  /** Of the text beside them, in Vietnam: `YYYY-MM-DD`. */
  day: string
  /** It came out while prices of that day could still change: they are later than it. */
  isBeforeClose: boolean
  /** Links without prices. */
  children: ReactNode
}

/** Gets the prices of the shares that a text names once the page has loaded. Without them the links stay. */
export function TickerLoader({ address, links, texts, day, isBeforeClose, children }: TickerLoaderProps) {
  const [row, setRow] = useState<ReactNode>(null)
  useEffect(() => {
    const stop = new AbortController()
    const stopWaiting = afterLoading(async () => {
      const figures = await fetchFigures<TickerFigures>(address, stop.signal)
      if (figures === null) return
      const { LiveTickers } = await loadCode(() => import('./live-tickers'))
      const isLater = isBeforeClose ? figures.date >= day : figures.date > day
      setRow(<LiveTickers {...{ figures, isLater, links, texts }} />)
    })
    return () => {
      stop.abort()
      stopWaiting()
    }
  }, [address, links, texts, day, isBeforeClose])
  return row ?? children
}
