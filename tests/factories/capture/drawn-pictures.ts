import type { Pixels, Rect } from '@/lib/capture/frame/luma'

/** Pictures drawn for tests: a desk, and a printed card on it. */
export interface DrawnCard {
  readonly card?: Rect | null
  /** Light of the scene: 1 is a lit room. */
  readonly light?: number
  /** Radius of a box blur, in pixels. */
  readonly blur?: number
  /** A burnt-out patch. */
  readonly glare?: Rect | null
  readonly desk?: number
}

export const frameSize = { width: 600, height: 380 }
export const guide: Rect = { x: 60, y: 38, width: 480, height: 303 }

export function drawCard({ card = guide, light = 1, blur = 0, glare = null, desk = 70 }: DrawnCard = {}): Pixels {
  const { width, height } = frameSize
  const luma = new Float32Array(width * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      // Grain of the desk: repeatable, without any direction.
      const grain = ((x * 73 + y * 151 + x * y) % 11) - 5
      luma[y * width + x] = desk + grain
      if (card !== null && isIn(card, x, y)) luma[y * width + x] = printAt(x - card.x, y - card.y, card)
      if (glare !== null && isIn(glare, x, y)) luma[y * width + x] = 255
    }
  }
  return toPixels(blurred(luma, width, height, blur), width, height, light)
}

const isIn = (rect: Rect, x: number, y: number) =>
  x >= rect.x && x < rect.x + rect.width && y >= rect.y && y < rect.y + rect.height

/** Lines of words on a pale ground, and a portrait's dark box on the left. */
function printAt(x: number, y: number, { width, height }: Rect): number {
  if (x > width * 0.05 && x < width * 0.28 && y > height * 0.3 && y < height * 0.85) return 90 + ((x + y) % 40)
  const isLine = y % 26 > 14 && y > height * 0.1 && y < height * 0.9
  const isWord = isLine && x > width * 0.32 && x < width * 0.94 && x % 47 > 8
  return isWord && (x * 7 + y * 3) % 5 < 3 ? 40 : 205
}

function blurred(luma: Float32Array, width: number, height: number, radius: number): Float32Array {
  if (radius === 0) return luma
  const once = boxBlur(luma, width, height, radius, 1, width)
  return boxBlur(once, height, width, radius, width, 1)
}

/** Box blur along one direction; `step` is the distance of neighbours, `line` that of lines. */
function boxBlur(from: Float32Array, length: number, lines: number, radius: number, step: number, line: number) {
  const to = new Float32Array(from.length)
  for (let at = 0; at < lines; at += 1) {
    for (let index = 0; index < length; index += 1) {
      let sum = 0
      for (let d = -radius; d <= radius; d += 1) {
        sum += from[at * line + Math.min(length - 1, Math.max(0, index + d)) * step] ?? 0
      }
      to[at * line + index * step] = sum / (2 * radius + 1)
    }
  }
  return to
}

function toPixels(luma: Float32Array, width: number, height: number, light: number): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  luma.forEach((value, index) => {
    data.fill(value * light, index * 4, index * 4 + 3)
    data[index * 4 + 3] = 255
  })
  return { data, width, height }
}
