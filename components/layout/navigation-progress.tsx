'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'

import { onTransition } from '@/lib/platform/navigation/transitions'

/** What a navigation may take until the bar gives up on it (docs/specification.md#shared-controls). */
const longestMilliseconds = 5000

/**
 * A line at the top of the window while the next page is on its way. For the eye only: Next itself tells screen readers
 * the name of the page that came.
 */
export function NavigationProgress() {
  const pathname = usePathname()
  const [going, setGoing] = useState<{ from: string; start: number } | null>(null)

  useEffect(() => {
    let giveUp: ReturnType<typeof setTimeout> | undefined
    let next: ReturnType<typeof setTimeout> | undefined
    // Later, because the router speaks from inside a transition and from an effect: a state set there would wait for the
    // page itself, or be refused.
    const soon = (change: () => void) => {
      clearTimeout(next)
      next = setTimeout(change)
    }
    const end = () => {
      clearTimeout(giveUp)
      setGoing(null)
    }
    const stop = onTransition(({ type }) => {
      // Back and forward come from memory.
      if (type === 'traverse') return
      soon(() => {
        clearTimeout(giveUp)
        giveUp = setTimeout(end, longestMilliseconds)
        setGoing({ from: pathname, start: Date.now() })
      })
    })
    // The router writes the address when the page is there; that covers pages which differ in their query only.
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
