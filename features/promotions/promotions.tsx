'use client'

import { lazy, Suspense, useEffect } from 'react'

import type { Locale } from '@/lib/platform/i18n/locales'
import { askForOverlay, leaveOverlay, useCurrentOverlay } from '@/components/overlays/overlay-queue'
import type { Overlay } from '@/components/overlays/overlay-rules'
import { localStore } from '@/lib/platform/storage/local-store'
import { sessionStore } from '@/lib/platform/storage/session-store'
import { loadCode } from '@/lib/platform/navigation/load-code'

import { isPromoDue } from './promo-day'
import type { AppLinks, PriceBoardBanner, Promo, PromotionsCopy } from './promotion-props'

const PromoPopup = lazy(async () => ({ default: (await loadCode(() => import('./promo-popup'))).PromoPopup }))
const PriceBoardCard = lazy(async () => ({
  default: (await loadCode(() => import('./price-board-card'))).PriceBoardCard,
}))
const AppCard = lazy(async () => ({ default: (await loadCode(() => import('./app-card'))).AppCard }))

interface PromotionsProps {
  locale: Locale
  promo: Promo | null
  priceBoard: PriceBoardBanner | null
  app: AppLinks
  copy: PromotionsCopy
}

/** Session storage key that marks an overlay as closed for this visit. */
const closedKey = (overlay: Overlay) => `closed-${overlay}`

const wasClosed = (overlay: Overlay) => sessionStore()?.getItem(closedKey(overlay)) === '1'

/** Queues the overlays that are due; loads the code of each only when it is shown. */
export function Promotions({ locale, promo, priceBoard, app, copy }: PromotionsProps) {
  const current = useCurrentOverlay()
  const hasPromo = promo !== null
  const hasPriceBoard = priceBoard !== null

  useEffect(() => {
    if (hasPromo && isPromoDue(localStore(), new Date())) askForOverlay('promotion')
    if (hasPriceBoard && !wasClosed('price-board')) askForOverlay('price-board')
    if (wasClosed('app')) return undefined
    // The app card waits until the reader has scrolled by a screen height.
    const onScroll = () => {
      if (window.scrollY < window.innerHeight) return
      window.removeEventListener('scroll', onScroll)
      askForOverlay('app')
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [hasPromo, hasPriceBoard])

  const close = (overlay: Overlay) => () => {
    if (overlay !== 'promotion') sessionStore()?.setItem(closedKey(overlay), '1')
    leaveOverlay(overlay)
  }

  return (
    <Suspense>
      {current === 'promotion' && promo && <PromoPopup promo={promo} copy={copy} onClose={close('promotion')} />}
      {current === 'price-board' && priceBoard && (
        <PriceBoardCard banner={priceBoard} copy={copy} onClose={close('price-board')} />
      )}
      {current === 'app' && <AppCard locale={locale} links={app} copy={copy} onClose={close('app')} />}
    </Suspense>
  )
}
