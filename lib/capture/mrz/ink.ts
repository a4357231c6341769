import type { Luma, Rect } from '@/lib/capture/frame/luma'

/**
 * Half the side of the square around a pixel that it is compared with, in pixels: about a character of a zone 1600 px
 * wide.
 */
const reach = 16
/** Ink is darker than this share of its surroundings. */
const darker = 0.8

/** Marks pixels darker than their surroundings with 1: print, in any light. */
export function inkOf(luma: Luma): Uint8Array {
  const { data, width, height } = luma
  const sums = summed(luma)
  const at = (x: number, y: number) => sums[y * (width + 1) + x] ?? 0
  const ink = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    const top = Math.max(0, y - reach)
    const bottom = Math.min(height, y + reach + 1)
    for (let x = 0; x < width; x += 1) {
      const left = Math.max(0, x - reach)
      const right = Math.min(width, x + reach + 1)
      const sum = at(right, bottom) - at(right, top) - at(left, bottom) + at(left, top)
      const count = (bottom - top) * (right - left)
      if ((data[y * width + x] ?? 0) * count < sum * darker) ink[y * width + x] = 1
    }
  }
  return ink
}

/** Sums of all pixels above and to the left of each, so that four of them give the sum of any rectangle. */
function summed({ data, width, height }: Luma): Uint32Array {
  const sums = new Uint32Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y += 1) {
    let row = 0
    for (let x = 0; x < width; x += 1) {
      row += data[y * width + x] ?? 0
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row
    }
  }
  return sums
}

/** Boxes around each piece of connected ink. */
export function boxesOf(ink: Uint8Array, width: number, height: number): Rect[] {
  const seen = new Uint8Array(ink.length)
  const stack = new Int32Array(ink.length)
  const boxes: Rect[] = []
  for (let start = 0; start < ink.length; start += 1) {
    if (ink[start] === 0 || seen[start] === 1) continue
    let depth = 1
    stack[0] = start
    seen[start] = 1
    let [left, right, top, bottom] = [width, 0, height, 0]
    while (depth > 0) {
      depth -= 1
      const at = stack[depth] ?? 0
      const x = at % width
      const y = (at - x) / width
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny += 1) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx += 1) {
          const next = ny * width + nx
          if (ink[next] === 0 || seen[next] === 1) continue
          seen[next] = 1
          stack[depth] = next
          depth += 1
        }
      }
    }
    boxes.push({ x: left, y: top, width: right + 1 - left, height: bottom + 1 - top })
  }
  return boxes
}
