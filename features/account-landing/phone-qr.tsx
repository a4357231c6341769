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
const side = 160

/** In wide windows, at the top of the entrance's card: this page as a QR code that opens it on a phone. */
export function PhoneQr({ title, text, label }: PhoneQrProps) {
  const address = useSyncExternalStore(neverChanges, pageAddress, () => '')
  return (
    <div className="mb-5 border-b border-hairline pb-6 *:flex-nowrap max-lg:hidden noscript:hidden [&_div]:min-w-0">
      <QrCard value={address} size={side} label={label} title={<span className="block text-h3">{title}</span>}>
        {text}
      </QrCard>
    </div>
  )
}
