'use client'

import { ArrowUpRight } from '@/components/ui/icons'

import { buttonClass } from '@/components/ui/button-class'

import { CornerCard } from './corner-card'
import type { PriceBoardBanner, HomeOverlaysCopy } from './promotion-props'

interface PriceBoardCardProps {
  banner: PriceBoardBanner
  copy: HomeOverlaysCopy
  onClose: () => void
}

/** Banner of the new price board, with the image for this language. */
export function PriceBoardCard({ banner, copy, onClose }: PriceBoardCardProps) {
  const { label, title, text, action } = copy.priceBoard
  return (
    <CornerCard
      label={label}
      closeLabel={copy.close}
      onClose={onClose}
      style={{ background: banner.color?.background }}
      scheme={banner.color?.scheme}
    >
      {banner.image !== null && (
        // oxlint-disable-next-line next/no-img-element -- an image of the CMS, shown in its original size
        <img
          src={banner.image}
          alt=""
          width={1200}
          height={675}
          // Low on phones, so that the card does not cover the page.
          className="aspect-[4/1] w-full object-cover sm:aspect-[2/1]"
        />
      )}
      <div className="p-5">
        <p className="pr-12 font-semibold sm:pr-0">{title}</p>
        <p className="mt-1 text-small text-ink-2">{text}</p>
        <a
          href={banner.href}
          target="_blank"
          rel="noreferrer"
          className={buttonClass(
            { size: 'compact', variant: banner.color?.scheme === 'dark' ? 'bronze' : 'primary' },
            'mt-4',
          )}
        >
          {action}
          <span className="sr-only"> ({copy.newTab})</span>
          <ArrowUpRight className="size-5" />
        </a>
      </div>
    </CornerCard>
  )
}
