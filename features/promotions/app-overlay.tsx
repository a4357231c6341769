'use client'

import { lazy, Suspense, useEffect } from 'react'

import { loadCode } from '@/lib/platform/navigation/load-code'
import { askForOverlay, useCurrentOverlay } from '@/components/overlays/overlay-queue'
import type { Locale } from '@/lib/platform/i18n/locales'

import { afterFirstScreen } from './after-first-screen'
import { closeForVisit, wasClosed } from './closed-overlays'
import type { AppCopy, AppLinks } from './promotion-props'

const AppCard = lazy(async () => ({ default: (await loadCode(() => import('./app-card'))).AppCard }))

interface AppOverlayProps {
  locale: Locale
  links: AppLinks
  copy: AppCopy
}

/** The offer of the app, on pages to read: it waits until the reader has scrolled by a screen height. */
export function AppOverlay({ locale, links, copy }: AppOverlayProps) {
  const current = useCurrentOverlay()

  useEffect(() => {
    if (wasClosed('app')) return undefined
    return afterFirstScreen(() => askForOverlay('app'))
  }, [])

  return (
    <Suspense>
      {current === 'app' && <AppCard locale={locale} links={links} copy={copy} onClose={() => closeForVisit('app')} />}
    </Suspense>
  )
}
