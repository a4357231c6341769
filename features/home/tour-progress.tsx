'use client'

import { useEffect } from 'react'

/** Marks the stop of the tour whose claim is in the middle of the window; its screen is the one that shows. */
export function TourProgress({ listId }: { listId: string }) {
  useEffect(() => {
    const stops = [...(document.getElementById(listId)?.children ?? [])]
    const observer = new IntersectionObserver(
      (entries) => {
        const middle = entries.find(({ isIntersecting }) => isIntersecting)?.target.parentElement
        // What the reader works by keyboard stays in sight, however far the page scrolls.
        if (!middle || document.activeElement?.matches('.tour-screen :focus-visible')) return
        for (const stop of stops) stop.toggleAttribute('data-current', stop === middle)
      },
      // The middle of what the header leaves free.
      { rootMargin: '-56% 0px -44%' },
    )
    for (const stop of stops) if (stop.firstElementChild) observer.observe(stop.firstElementChild)
    return () => observer.disconnect()
  }, [listId])
  return null
}
