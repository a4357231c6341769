'use client'

import { QRCodeCanvas } from 'qrcode.react'
import type { Ref } from 'react'

/** The code, in its own file so that its generator loads on demand. */
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
  /** Error correction. `H` tolerates a logo or a scratch; long texts on screens scan better with less. */
  level?: 'L' | 'H'
  ref?: Ref<HTMLCanvasElement>
}) {
  return (
    <QRCodeCanvas
      ref={ref}
      value={value}
      // Drawn larger than displayed: sharp on dense screens and as a saved picture.
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
