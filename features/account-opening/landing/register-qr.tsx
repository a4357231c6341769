'use client'

import { Download } from 'lucide-react'
import { QRCodeCanvas } from 'qrcode.react'
import { useRef } from 'react'

import { Button } from '@/components/ui/button'

/** Pixels and error correction of the register QR popup (spec.md section 9). */
const qr = { size: 120, level: 'H' } as const

/** The register link of this page, query string and all, as a QR code that can be saved as a picture. */
export function RegisterQr({ label, downloadLabel }: { readonly label: string; readonly downloadLabel: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  function download() {
    const link = document.createElement('a')
    link.href = canvas.current?.toDataURL('image/png') ?? ''
    link.download = 'songngan-register.png'
    link.click()
  }
  return (
    <div className="grid justify-items-center gap-3">
      {/* White with a quiet zone in both themes: readers want dark on light. */}
      <div className="rounded-control bg-white p-3">
        <QRCodeCanvas
          ref={canvas}
          value={window.location.href}
          size={qr.size}
          level={qr.level}
          marginSize={1}
          title={label}
        />
      </div>
      <Button
        variant="secondary"
        size="compact"
        icon={<Download aria-hidden="true" strokeWidth={1.75} className="size-5" />}
        onClick={download}
      >
        {downloadLabel}
      </Button>
    </div>
  )
}
