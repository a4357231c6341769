'use client'

import { useEffect } from 'react'

import { buttonClass } from '@/components/ui/button-class'
import { Dialog } from '@/components/ui/dialog'
import { localStore } from '@/lib/platform/storage/local-store'

import { rememberPromo } from './promo-day'
import type { Promo, HomeOverlaysCopy } from './promotion-props'

interface PromoPopupProps {
  promo: Promo
  copy: HomeOverlaysCopy
  onClose: () => void
}

/** The promotional banner. Escape, the close button or a click on the backdrop closes it. */
export function PromoPopup({ promo, copy, onClose }: PromoPopupProps) {
  useEffect(() => {
    rememberPromo(localStore(), new Date())
  }, [])
  return (
    <Dialog open onOpenChange={onClose} title={promo.title} closeLabel={copy.close}>
      <div
        className="-mx-5 -mb-5 grid gap-5 px-5 pb-5 md:-mx-8 md:-mb-8 md:gap-8 md:px-8 md:pb-8"
        style={{ background: promo.color?.background }}
        data-scheme={promo.color?.scheme}
      >
        {promo.image !== null && (
          // oxlint-disable-next-line next/no-img-element -- an image of the CMS, shown in its original size
          <img
            src={promo.image}
            alt=""
            width={1200}
            height={675}
            className="-mx-5 aspect-video w-[calc(100%+40px)] max-w-none object-cover md:-mx-8 md:w-[calc(100%+64px)]"
          />
        )}
        <a href={promo.href} className={buttonClass({ variant: 'bronze', size: 'large' }, 'justify-self-start')}>
          {copy.promo.action}
        </a>
      </div>
    </Dialog>
  )
}
