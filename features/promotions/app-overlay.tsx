'use client'

import { lazy, Suspense, useEffect } from 'react'

import { loadCode } from '@/lib/platform/navigation/load-code'
import { askForOverlay, useCurrentOverlay } from '@/components/overlays/overlay-queue'
import type { Locale } from '@/lib/platform/i18n/locales'

import { closeForVisit, wasClosed } from './closed-overlays'
import type { AppCopy, AppLinks } from './promotion-props'

const AppCard = lazy(async () => ({ default: (await loadCode(() => import('./app-card'))).AppCard }))

interface AppOverlayProps {
  locale: Locale
  links: AppLinks
  copy: AppCopy
}

/** The offer of the app, on all pages but the home page: it waits until the reader has scrolled by a screen height. */
export function AppOverlay({ locale, links, copy }: AppOverlayProps) {
  const current = useCurrentOverlay()

  useEffect(() => {
    if (wasClosed('app')) return undefined
    const onScroll = () => {
      if (window.scrollY < window.innerHeight) return
      window.removeEventListener('scroll', onScroll)
      askForOverlay('app')
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])

  return (
    <Suspense>
      {current === 'app' && <AppCard locale={locale} links={links} copy={copy} onClose={() => closeForVisit('app')} />}
    </Suspense>
  )
}
