'use client'

import { type ReactNode, useEffect, useState } from 'react'

/** Viewport heights that the reader must have scrolled. */
const windowsScrolled = 1.5

interface BackToTopProps {
  label: string
  /** Rendered by the server, so that no page loads its code. */
  icon: ReactNode
}

/** Scrolls to the top of a long page and focuses its `<main>`. Not on register pages (app/pages.css). */
export function BackToTop({ label, icon }: BackToTopProps) {
  const [isFar, setIsFar] = useState(false)

  useEffect(() => {
    const onScroll = () => setIsFar(window.scrollY > window.innerHeight * windowsScrolled)
    onScroll()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])

  return (
    <button
      type="button"
      hidden={!isFar}
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
