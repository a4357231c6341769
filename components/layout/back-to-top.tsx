'use client'

import { type ReactNode, useEffect, useState } from 'react'

/** Viewport heights that the reader must have scrolled. */
const windowsScrolled = 1.5

/** Pixels of a scroll that are a direction, and not the tremble of a finger or the bounce at the end of a page. */
const deliberate = 8

interface BackToTopProps {
  label: string
  /** Rendered by the server, so that no page loads its code. */
  icon: ReactNode
}

/**
 * Scrolls to the top of a long page and focuses its `<main>`. Shown while the reader scrolls up, so that it covers nothing of what is
 * read on the way down. Not on register pages (app/pages.css).
 */
export function BackToTop({ label, icon }: BackToTopProps) {
  const [isShown, setIsShown] = useState(false)

  useEffect(() => {
    let last = window.scrollY
    const onScroll = () => {
      const moved = window.scrollY - last
      if (Math.abs(moved) < deliberate) return
      last += moved
      setIsShown(moved < 0 && last > window.innerHeight * windowsScrolled)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])

  return (
    <button
      type="button"
      hidden={!isShown}
      data-back-to-top
      onClick={() => {
        document.getElementById('main')?.focus({ preventScroll: true })
        window.scrollTo({ top: 0 })
      }}
      className="fixed right-4 bottom-4 z-20 grid size-12 place-items-center rounded-full border border-hairline-strong bg-surface text-ink shadow-panel hover:border-ink [&[hidden]]:hidden"
    >
      {icon}
      <span className="sr-only">{label}</span>
    </button>
  )
}
