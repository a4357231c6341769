import { QRCodeSVG } from 'qrcode.react'
import type { ReactNode } from 'react'

interface QrCardProps {
  /** The address in the code. */
  value: string
  /** Text alternative of the code. */
  label: string
  title: ReactNode
  children: ReactNode
}

/** Side in px; error correction is high (docs/specification.md#shared-controls). */
const size = 150

/** A QR code for phones, on white in both themes, with its purpose beside it; drawn by the server. */
export function QrCard({ value, label, title, children }: QrCardProps) {
  return (
    <div className="flex flex-wrap items-center gap-5">
      <div className="rounded-card border border-hairline bg-white p-2">
        <QRCodeSVG value={value} size={size} level="H" marginSize={2} aria-label={label} />
      </div>
      <div className="min-w-40 flex-1">
        <p className="font-semibold">{title}</p>
        <div className="mt-1 text-small text-ink-2">{children}</div>
      </div>
    </div>
  )
}
