import { useEffect, useState } from 'react'

/** Where a section counts as reached: anywhere above the lower third of the window, where its heading catches the eye. */
const reachedZone = '100000px 0px -34% 0px'

/** How much of the last element is seen where its end is: fractions of pixels may be lost. */
const mostOfIt = 0.98

/** Above the lower edge of the window. */
const seenZone = '100000px 0px 0px 0px'

/**
 * Index of the section that is being read, the last one that was reached, also by a jump; what comes before the first belongs to
 * it. Where the end of the text is in view, it is the last of all, which may be too short to be reached.
 * @param ids of the sections or their headings, in their order, joined by spaces
 */
export function useCurrentSection(ids: string): number {
  const [current, setCurrent] = useState(0)
  const [isAtEnd, setIsAtEnd] = useState(false)
  useEffect(() => {
    const reached = new Set<Element>()
    const observer = new IntersectionObserver(
      (changed) => {
        for (const { target, isIntersecting } of changed) {
          if (isIntersecting) reached.add(target)
          else reached.delete(target)
        }
        setCurrent(Math.max(0, reached.size - 1))
      },
      { rootMargin: reachedZone },
    )
    const ending = new IntersectionObserver(([end]) => setIsAtEnd((end?.intersectionRatio ?? 0) > mostOfIt), {
      rootMargin: seenZone,
      threshold: mostOfIt,
    })
    const sections = ids.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    for (const section of sections) observer.observe(section)
    const last = sections.at(-1)?.parentElement?.lastElementChild
    if (last) ending.observe(last)
    return () => {
      observer.disconnect()
      ending.disconnect()
    }
  }, [ids])
  return isAtEnd ? ids.split(' ').length - 1 : current
}
