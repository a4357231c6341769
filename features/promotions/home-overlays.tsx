'use client'

import { lazy, Suspense, useEffect } from 'react'

import { loadCode } from '@/lib/platform/navigation/load-code'
import { askForOverlay, leaveOverlay, useCurrentOverlay } from '@/components/overlays/overlay-queue'
import { localStore } from '@/lib/platform/storage/local-store'

import { afterFirstScreen } from './after-first-screen'
import { isPromoDue } from './promo-day'
import type { HomeOverlaysCopy, Promo } from './promotion-props'

const PromoPopup = lazy(async () => ({ default: (await loadCode(() => import('./promo-popup'))).PromoPopup }))

interface HomeOverlaysProps {
  promo: Promo | null
  copy: HomeOverlaysCopy
}

/**
 * The promotion, which only the home page shows. It waits until the reader has scrolled past the first screen, which has the
 * calculator and the calls to action.
 */
export function HomeOverlays({ promo, copy }: HomeOverlaysProps) {
  const current = useCurrentOverlay()
  const hasPromo = promo !== null

  useEffect(() => {
    if (!hasPromo || !isPromoDue(localStore(), new Date())) return undefined
    const stop = afterFirstScreen(() => askForOverlay('promotion'))
    return () => {
      stop()
      leaveOverlay('promotion')
    }
  }, [hasPromo])

  return (
    <Suspense>
      {current === 'promotion' && promo && (
        <PromoPopup promo={promo} copy={copy} onClose={() => leaveOverlay('promotion')} />
      )}
    </Suspense>
  )
}
