import { useEffect, useState } from 'react'

/** Whole seconds until an instant (milliseconds since 1970), never below 0; counts down while the screen is shown. */
export function useSecondsUntil(instant: number): number {
  const [now, setNow] = useState(() => Date.now())
  const isOver = now >= instant
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isOver])
  return Math.max(0, Math.ceil((instant - now) / 1000))
}

/** `75` seconds to `1:15`. */
export function toClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
