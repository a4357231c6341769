'use client'

import { lazy, Suspense, useEffect } from 'react'

import { loadCode } from '@/lib/platform/navigation/load-code'
import { askForOverlay, leaveOverlay, useCurrentOverlay } from '@/components/overlays/overlay-queue'
import { localStore } from '@/lib/platform/storage/local-store'

import { closeForVisit, wasClosed } from './closed-overlays'
import { isPromoDue } from './promo-day'
import type { HomeOverlaysCopy, PriceBoardBanner, Promo } from './promotion-props'

const PromoPopup = lazy(async () => ({ default: (await loadCode(() => import('./promo-popup'))).PromoPopup }))
const PriceBoardCard = lazy(async () => ({
  default: (await loadCode(() => import('./price-board-card'))).PriceBoardCard,
}))

interface HomeOverlaysProps {
  promo: Promo | null
  priceBoard: PriceBoardBanner | null
  copy: HomeOverlaysCopy
}

/** Promotion and price board, which only the home page shows. Queues those that are due; each loads when it is shown. */
export function HomeOverlays({ promo, priceBoard, copy }: HomeOverlaysProps) {
  const current = useCurrentOverlay()
  const hasPromo = promo !== null
  const hasPriceBoard = priceBoard !== null

  useEffect(() => {
    if (hasPromo && isPromoDue(localStore(), new Date())) askForOverlay('promotion')
    if (hasPriceBoard && !wasClosed('price-board')) askForOverlay('price-board')
    return () => {
      leaveOverlay('promotion')
      leaveOverlay('price-board')
    }
  }, [hasPromo, hasPriceBoard])

  return (
    <Suspense>
      {current === 'promotion' && promo && (
        <PromoPopup promo={promo} copy={copy} onClose={() => leaveOverlay('promotion')} />
      )}
      {current === 'price-board' && priceBoard && (
        <PriceBoardCard banner={priceBoard} copy={copy} onClose={() => closeForVisit('price-board')} />
      )}
    </Suspense>
  )
}
