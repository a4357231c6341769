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

/** In wide windows: this page as a QR code that opens it on a phone. */
export function PhoneQr({ title, text, label }: PhoneQrProps) {
  const address = useSyncExternalStore(neverChanges, pageAddress, () => '')
  return (
    <div className="max-lg:hidden noscript:hidden">
      <QrCard value={address} label={label} title={title}>
        {text}
      </QrCard>
    </div>
  )
}
