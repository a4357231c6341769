import { useEffect, useState } from 'react'

/** Where a section counts as reached: in the upper third of the window, or above it. What is below the last one is taller than the rest. */
const reachedZone = '100000px 0px -66% 0px'

/**
 * Index of the section that is being read, the last one that was reached, also by a jump; what comes before the first belongs to
 * it.
 * @param ids of the sections or their headings, in their order, joined by spaces
 */
export function useCurrentSection(ids: string): number {
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    const reached = new Set<Element>()
    const observer = new IntersectionObserver(
      (changed) => {
        for (const { target, isIntersecting } of changed) {
          if (isIntersecting) reached.add(target)
          else reached.delete(target)
        }
        // Before any scrolling a tall window has reached more than one.
        setCurrent(window.scrollY === 0 ? 0 : Math.max(0, reached.size - 1))
      },
      { rootMargin: reachedZone },
    )
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [ids])
  return current
}
