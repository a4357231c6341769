'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'

import { onTransition } from '@/lib/platform/navigation/transitions'

/** Time after which the bar is hidden (docs/specification.md#shared-controls). */
const longestMilliseconds = 5000

/**
 * A line at the top of the window while the next page loads. Purely visual: Next announces the new page to screen
 * readers.
 */
export function NavigationProgress() {
  const pathname = usePathname()
  const [going, setGoing] = useState<{ from: string; start: number } | null>(null)

  useEffect(() => {
    let giveUp: ReturnType<typeof setTimeout> | undefined
    let next: ReturnType<typeof setTimeout> | undefined
    // Deferred, because the router calls from inside a transition and from an effect: state set there would wait for
    // the page or be rejected.
    const soon = (change: () => void) => {
      clearTimeout(next)
      next = setTimeout(change)
    }
    const end = () => {
      clearTimeout(giveUp)
      setGoing(null)
    }
    const stop = onTransition(({ type }) => {
      // Back and forward are cached.
      if (type === 'traverse') return
      soon(() => {
        clearTimeout(giveUp)
        giveUp = setTimeout(end, longestMilliseconds)
        setGoing({ from: pathname, start: Date.now() })
      })
    })
    // The router changes the address when the page is ready, even if only the query differs.
    const { navigation } = window as { navigation?: EventTarget }
    const arrived = () => soon(end)
    navigation?.addEventListener('currententrychange', arrived)
    return () => {
      clearTimeout(giveUp)
      clearTimeout(next)
      stop()
      navigation?.removeEventListener('currententrychange', arrived)
    }
  }, [pathname])

  if (going?.from !== pathname) return null
  return (
    <div
      key={going.start}
      aria-hidden
      className="navigation-progress"
      style={{ animationDuration: `${longestMilliseconds}ms` }}
    />
  )
}
