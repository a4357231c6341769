'use client'

import { useSyncExternalStore } from 'react'

import { QrCard } from '@/components/ui/qr-card'
import { neverChanges } from '@/lib/platform/store/never-changes'

import { pageAddress } from './page-address'

interface PhoneQrProps {
  readonly title: string
  readonly text: string
  /** Text alternative of the code. */
  readonly label: string
}

/** Side in px: large enough for a phone held at arm's length from a screen. */
const size = 224

/** In wide windows: this page as a QR code that opens it on a phone. */
export function PhoneQr({ title, text, label }: PhoneQrProps) {
  const address = useSyncExternalStore(neverChanges, pageAddress, () => '')
  return (
    <div className="grid content-center rounded-panel border border-hero-line bg-hero-2 p-8 max-lg:hidden noscript:hidden">
      <QrCard value={address} size={size} label={label} title={<span className="text-h2">{title}</span>}>
        <span className="block text-lead text-balance">{text}</span>
      </QrCard>
    </div>
  )
}
