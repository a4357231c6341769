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
  /** Links without prices. */
  children: ReactNode
}

/** Gets the prices of the shares that a text names once the page has loaded. Without them the links stay. */
export function TickerLoader({ address, links, texts, day, children }: TickerLoaderProps) {
  const [row, setRow] = useState<ReactNode>(null)
  useEffect(() => {
    const stop = new AbortController()
    const stopWaiting = afterLoading(async () => {
      const figures = await fetchFigures<TickerFigures>(address, stop.signal)
      if (figures === null) return
      const { LiveTickers } = await loadCode(() => import('./live-tickers'))
      setRow(<LiveTickers figures={figures} isOfDay={figures.date === day} links={links} texts={texts} />)
    })
    return () => {
      stop.abort()
      stopWaiting()
    }
  }, [address, links, texts, day])
  return row ?? children
}
