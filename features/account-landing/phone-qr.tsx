'use client'

import { clsx } from 'clsx'
import { useSyncExternalStore } from 'react'

import { QrCard } from '@/components/ui/qr-card'
import { neverChanges } from '@/lib/platform/store/never-changes'

import { pageAddress } from './page-address'

interface PhoneQrProps {
  readonly title: string
  readonly text: string
  /** Text alternative of the code. */
  readonly label: string
  /** A panel of its own, or a line of the closing band. */
  readonly place: keyof typeof looks
}

/** Sides in px: the panel's is large enough for a phone held at arm's length from a screen. */
const looks = {
  panel: { size: 224, className: 'grid content-center rounded-panel border border-hero-line bg-hero-2 p-8' },
  closing: { size: 96, className: 'w-[21rem]' },
} as const

/** In wide windows: this page as a QR code that opens it on a phone. */
export function PhoneQr({ title, text, label, place }: PhoneQrProps) {
  const { size, className } = looks[place]
  const isPanel = place === 'panel'
  const address = useSyncExternalStore(neverChanges, pageAddress, () => '')
  return (
    <div className={clsx(className, 'max-lg:hidden noscript:hidden')}>
      <QrCard
        value={address}
        size={size}
        label={label}
        title={isPanel ? <span className="text-h2">{title}</span> : title}
      >
        <span className={clsx('block text-balance', isPanel && 'text-lead')}>{text}</span>
      </QrCard>
    </div>
  )
}
