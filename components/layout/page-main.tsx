'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useRef } from 'react'

import { splitLocale } from '@/lib/platform/i18n/localized-path'
import { pageKindOf } from '@/lib/routes/page-kind'
import { startOverlays, tellOverlaysPage } from '@/components/overlays/overlay-queue'
import { onTransition, type Transition } from '@/lib/platform/navigation/transitions'

/**
 * The page's `<main>`, labelled with the kind of page (app/pages.css). Scrolls article, category and market-news pages
 * to the top; back and forward restore the reader's position.
 */
export function PageMain({ children }: { children: ReactNode }) {
  const pathname = usePathname()
  const kind = pageKindOf(splitLocale(pathname).path)
  const last = useRef<Transition | null>(null)
  const shown = useRef(pathname)

  useEffect(
    () =>
      onTransition((transition) => {
        last.current = transition
      }),
    [],
  )

  useEffect(startOverlays, [])

  useEffect(() => tellOverlaysPage(kind), [kind])

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const transition = last.current
    last.current = null
    if (transition === null || transition.type === 'traverse' || transition.url.includes('#')) return
    // Instantly: smooth scrolling is for moves within a page.
    if (kind === 'news' || kind === 'news-details') window.scrollTo({ top: 0, behavior: 'instant' })
  }, [pathname, kind])

  return (
    <main id="main" tabIndex={-1} data-page={kind} className="outline-none">
      {children}
    </main>
  )
}
