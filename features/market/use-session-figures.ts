'use client'

import { useEffect, useState } from 'react'

import { fetchFigures } from './fetch-figures'
import type { StripFigures } from './strip-figures'

/** Seconds after which to ask again while nothing is known. */
const firstTries = 15

/** What the strip knows. */
interface Known {
  readonly figures: StripFigures | null
  /** The last question was answered. */
  readonly isCurrent: boolean
}

const nothing: Known = { figures: null, isCurrent: true }

/** The figures of the session, asked for again and again while the page is visible. Null until the first answer or failure. */
export function useSessionFigures(address: string, isPaused: boolean): Known | null {
  const [known, setKnown] = useState<Known | null>(null)
  useEffect(() => {
    if (isPaused) return undefined
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let seconds = firstTries
    const ask = async () => {
      if (document.visibilityState === 'visible') {
        const figures = await fetchFigures<StripFigures>(address, stop.signal)
        if (stop.signal.aborted) return
        seconds = figures?.pollSeconds ?? firstTries
        setKnown((before) =>
          figures === null ? { ...(before ?? nothing), isCurrent: false } : { figures, isCurrent: true },
        )
      }
      timer = setTimeout(() => void ask(), seconds * 1000)
    }
    void ask()
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [address, isPaused])
  return known
}
