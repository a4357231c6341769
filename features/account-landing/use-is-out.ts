import { useEffect, useState } from 'react'

/** Much of a card that rises into the window: its button is in the lower half. */
const half = 0.5

/**
 * Whether the element with this id, a card with a button, is out of the window: all of it above, or its lower half below.
 * False until that is known.
 */
export function useIsOut(id: string): boolean {
  const [isOut, setIsOut] = useState(false)
  useEffect(() => {
    const element = document.getElementById(id)
    if (element === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries.at(-1)
        if (latest === undefined) return
        const { isIntersecting, boundingClientRect, intersectionRatio } = latest
        setIsOut(!isIntersecting || (boundingClientRect.top > 0 && intersectionRatio < half))
      },
      { threshold: [0, half] },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [id])
  return isOut
}
