import { useEffect, useState } from 'react'

/** The part of the window in which a section counts as being read: below the sticky header, in the upper third. */
const readingZone = '-112px 0px -66% 0px'

/**
 * Index of the section that is being read; what comes before the first belongs to it.
 * @param ids of the sections or their headings, in their order, joined by spaces
 */
export function useCurrentSection(ids: string): number {
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    const sections = ids.split(' ').map((id) => document.getElementById(id))
    const observer = new IntersectionObserver(
      (seen) => {
        const reached = seen.findLast(({ isIntersecting }) => isIntersecting)
        if (reached) setCurrent(sections.findIndex((section) => section === reached.target))
      },
      { rootMargin: readingZone },
    )
    for (const section of sections) if (section !== null) observer.observe(section)
    return () => observer.disconnect()
  }, [ids])
  return current
}
