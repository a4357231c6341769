import { useEffect, useState } from 'react'

/** What no card may cover: what a visitor fills in, filters by, or is invited to press. */
const kept =
  'main form, main input, main select, main textarea, .prose a[href$="/register"], [data-call-to-action], footer'

/**
 * Whether the lower half of the window, where cards are, has nothing in it that they must not cover. False until that is
 * known.
 */
export function useIsClear(): boolean {
  const [isClear, setIsClear] = useState(false)
  useEffect(() => {
    const inView = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target)
          else inView.delete(target)
        }
        setIsClear(inView.size === 0)
      },
      { rootMargin: '-50% 0px 0px 0px' },
    )
    for (const element of document.querySelectorAll(kept)) observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return isClear
}
