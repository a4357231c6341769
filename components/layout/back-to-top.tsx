'use client'

import { ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'

/** Viewport heights that the reader must have scrolled. */
const windowsScrolled = 1.5

/** Scrolls to the top of a long page and focuses its `<main>`. Not on register pages (app/pages.css). */
export function BackToTop({ label }: { label: string }) {
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
      <ArrowUp aria-hidden strokeWidth={1.75} className="size-5" />
      <span className="sr-only">{label}</span>
    </button>
  )
}
