'use client'

import { useEffect } from 'react'

/** The part of the window in which a heading counts as being read: below the sticky header, in the upper third. */
const readingZone = '-112px 0px -66% 0px'

/**
 * Marks the entry of the table of contents whose section is being read with `aria-current`. The entries are rendered on the
 * server and stay there: this adds the attribute, and renders nothing itself.
 */
export function CurrentEntry() {
  useEffect(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a[href^="#"]')]
    const headings = links.flatMap((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))) ?? [])
    const observer = new IntersectionObserver(
      (entries) => {
        const reached = entries.findLast(({ isIntersecting }) => isIntersecting)
        if (!reached) return
        for (const link of links) {
          if (decodeURIComponent(link.hash.slice(1)) === reached.target.id)
            link.setAttribute('aria-current', 'location')
          else link.removeAttribute('aria-current')
        }
      },
      { rootMargin: readingZone },
    )
    for (const heading of headings) observer.observe(heading)
    return () => observer.disconnect()
  }, [])
  return null
}
