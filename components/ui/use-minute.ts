'use client'

import { useSyncExternalStore } from 'react'

const minute = 60_000

function everyQuarterMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, minute / 4)
  return () => clearInterval(timer)
}

/** The present minute, as an instant; null in the document, which is the same at any time. */
export function useMinute(): Date | null {
  const now = useSyncExternalStore(
    everyQuarterMinute,
    () => Math.floor(Date.now() / minute) * minute,
    () => null,
  )
  return now === null ? null : new Date(now)
}
