import type { Pixels, Rect } from '@/lib/capture/frame/luma'

/** Share of the picture's sides that a corner covers: corners overlap, so that no code is cut by all of them. */
const cornerShare = 0.55

/**
 * Where to look for the code when the whole picture had none: at the top right of the front of 2021 cards and of the
 * back of 2024 cards, or in another corner of a rotated card.
 */
export function qrCorners(width: number, height: number): Rect[] {
  const size = { width: Math.floor(width * cornerShare), height: Math.floor(height * cornerShare) }
  const right = width - size.width
  const bottom = height - size.height
  return [
    { x: right, y: 0, ...size },
    { x: 0, y: bottom, ...size },
    { x: 0, y: 0, ...size },
    { x: right, y: bottom, ...size },
  ]
}

/** A corner enlarged twice with interpolation: modules of 2 px, which no reader finds, become modules of 4. */
export function enlarged(pixels: Pixels, { x, y, width, height }: Rect): Pixels {
  const to = { width: width * 2, height: height * 2 }
  const data = new Uint8ClampedArray(to.width * to.height * 4)
  const last = { x: pixels.width - 1, y: pixels.height - 1 }
  for (let row = 0; row < to.height; row += 1) {
    const fromY = y + row / 2
    const top = Math.min(last.y, Math.floor(fromY))
    const bottom = Math.min(last.y, top + 1)
    for (let column = 0; column < to.width; column += 1) {
      const fromX = x + column / 2
      const left = Math.min(last.x, Math.floor(fromX))
      const right = Math.min(last.x, left + 1)
      const at = (row * to.width + column) * 4
      for (let channel = 0; channel < 3; channel += 1) {
        const value =
          pixelAt(pixels, left, top, channel) * (1 - (fromX % 1)) * (1 - (fromY % 1)) +
          pixelAt(pixels, right, top, channel) * (fromX % 1) * (1 - (fromY % 1)) +
          pixelAt(pixels, left, bottom, channel) * (1 - (fromX % 1)) * (fromY % 1) +
          pixelAt(pixels, right, bottom, channel) * (fromX % 1) * (fromY % 1)
        data[at + channel] = value
      }
      data[at + 3] = 255
    }
  }
  return { data, ...to }
}

function pixelAt({ data, width }: Pixels, x: number, y: number, channel: number): number {
  return data[(y * width + x) * 4 + channel] ?? 0
}
