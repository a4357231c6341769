'use client'

import { QRCodeCanvas } from 'qrcode.react'
import type { Ref } from 'react'

/** The code itself, in its own file so that its generator loads only when one is shown. */
export function QrCode({
  value,
  size,
  label,
  ref,
}: {
  value: string
  size: number
  label: string
  ref?: Ref<HTMLCanvasElement>
}) {
  return (
    <QRCodeCanvas
      ref={ref}
      value={value}
      // Drawn larger than shown: sharp on dense screens, and large enough as a picture of its own.
      size={size * 4}
      level="H"
      marginSize={2}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn on a canvas, so that it can be saved
      role="img"
      aria-label={label}
      style={{ width: size, height: size }}
    />
  )
}
