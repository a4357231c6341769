import { useEffect, useState } from 'react'

/**
 * Whether the end of the element with this id is outside the window, above or below. False until that is known; an element
 * taller than the window counts by its whole.
 */
export function useIsOut(id: string): boolean {
  const [isOut, setIsOut] = useState(false)
  useEffect(() => {
    const element = document.getElementById(id)
    if (element === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries.at(-1)
        if (latest !== undefined)
          setIsOut(!latest.isIntersecting || latest.boundingClientRect.bottom > window.innerHeight)
      },
      { threshold: [0, 1] },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [id])
  return isOut
}
