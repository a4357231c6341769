'use client'

import { Download } from '@/components/ui/icons'
import { useRef } from 'react'

import { Button } from '@/components/ui/button'
import { QrCode } from '@/components/ui/qr-code'

import { pageAddress } from './page-address'

/** Pixel size of the register QR code (docs/specification.md#qr-popup); its error correction level is H. */
const qrSize = 120

/** The URL of this page, including query string and campaign, as a QR code that can be saved as an image. */
export function RegisterQr({ label, downloadLabel }: { readonly label: string; readonly downloadLabel: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  function download() {
    const link = document.createElement('a')
    link.href = canvas.current?.toDataURL('image/png') ?? ''
    link.download = 'register.png'
    link.click()
  }
  return (
    <div
      data-scheme="dark"
      className="grid content-center justify-items-center gap-4 rounded-card bg-linear-to-br from-hero to-hero-2 px-3 py-6 text-white"
    >
      {/* White with a quiet zone in both themes, because readers expect dark modules on a light background. */}
      <div className="rounded-control bg-white p-3">
        <QrCode ref={canvas} value={pageAddress()} size={qrSize} label={label} />
      </div>
      <Button variant="quiet" size="compact" className="px-2" icon={<Download className="size-5" />} onClick={download}>
        {downloadLabel}
      </Button>
    </div>
  )
}
