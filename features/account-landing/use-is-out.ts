import { useEffect, useState } from 'react'

/**
 * Whether the element with this id is out of the window: all of it, or, while it rises into it, more than the part above its
 * button. False until that is known.
 * @param above part of its height, from 0 to 1, that is above its button
 */
export function useIsOut(id: string, above: number): boolean {
  const [isOut, setIsOut] = useState(false)
  useEffect(() => {
    const element = document.getElementById(id)
    if (element === null) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries.at(-1)
        if (latest === undefined) return
        const { isIntersecting, boundingClientRect, intersectionRatio } = latest
        setIsOut(!isIntersecting || (boundingClientRect.top > 0 && intersectionRatio < above))
      },
      { threshold: [0, above] },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [id, above])
  return isOut
}
