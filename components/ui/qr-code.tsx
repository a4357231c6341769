'use client'

import { QRCodeCanvas } from 'qrcode.react'
import type { Ref } from 'react'

/** The code itself, in its own file so that its generator loads only when one is shown. */
export function QrCode({
  value,
  size,
  label,
  level = 'H',
  ref,
}: {
  value: string
  size: number
  label: string
  /** Error correction. `H` bears a logo or a scratch; a long text on a screen is easier to scan with less of it. */
  level?: 'L' | 'H'
  ref?: Ref<HTMLCanvasElement>
}) {
  return (
    <QRCodeCanvas
      ref={ref}
      value={value}
      // Drawn larger than shown: sharp on dense screens, and large enough as a picture of its own.
      size={size * 4}
      level={level}
      marginSize={2}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn on a canvas, so that it can be saved
      role="img"
      aria-label={label}
      style={{ width: size, height: size }}
    />
  )
}
