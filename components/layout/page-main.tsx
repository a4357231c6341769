'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useRef } from 'react'

import { splitLocale } from '@/lib/platform/i18n/localized-path'
import { pageFrame } from '@/lib/routes/page-frame'
import { startOverlays, tellOverlaysPage } from '@/components/overlays/overlay-queue'
import { adoptFragments } from '@/lib/platform/navigation/adopt-fragments'
import { onTransition, type Transition } from '@/lib/platform/navigation/transitions'

/**
 * The page's `<main>`. It names the chrome of the page for app/pages.css, and scrolls every article, category and market-news
 * page to its top after a navigation; back and forward return to where the reader was.
 */
export function PageMain({ children }: { children: ReactNode }) {
  const pathname = usePathname()
  const { kind = 'other', chrome } = pageFrame(splitLocale(pathname).path)
  const last = useRef<Transition | null>(null)
  const shown = useRef(pathname)
  const shownPath = useRef('')

  useEffect(() => adoptFragments(() => shownPath.current), [])

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
    shownPath.current = location.pathname
    if (shown.current === pathname) return
    shown.current = pathname
    const transition = last.current
    last.current = null
    if (transition === null || transition.type === 'traverse' || transition.url.includes('#')) return
    // Instantly: smooth scrolling is for moves within a page.
    if (kind === 'news') window.scrollTo({ top: 0, behavior: 'instant' })
  }, [pathname, kind])

  return (
    <main id="main" tabIndex={-1} data-chrome={chrome} className="outline-none">
      {children}
    </main>
  )
}
