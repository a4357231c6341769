import { cardSides, type CardSides } from './card-sides'
import { cropLuma, type Luma, type Pixels, type Rect, toLuma } from '@/lib/capture/frame/luma'

/** Measurements of one frame, all inside the guide. */
export interface Measures {
  /** Variance of the Laplacian over the squared mean: independent of the light, unlike the variance alone. */
  readonly sharpness: number
  /** Mean luma, 0 to 255. */
  readonly brightness: number
  /** Share of overexposed tiles, 0 to 1. */
  readonly glare: number
  /** Positions of the card's four sides; null without a guide (uploads, faces). */
  readonly card: CardSides | null
  /** Thumbnail that tells a still hand from a moving one. */
  readonly thumbnail: Uint8ClampedArray
}

/** Measures a picture; with `guide` (in its pixels), only the part inside it and the card's sides around it. */
export function measure(pixels: Pixels, guide: Rect | null): Measures {
  const whole = toLuma(pixels)
  const inside = guide === null ? whole : cropLuma(whole, guide)
  const brightness = mean(inside)
  return {
    brightness,
    sharpness: brightness === 0 ? 0 : laplacianVariance(inside) / brightness ** 2,
    glare: glareShare(inside),
    card: guide === null ? null : cardSides(whole, guide),
    thumbnail: thumbnailOf(inside),
  }
}

function mean({ data }: Luma): number {
  let sum = 0
  for (const value of data) sum += value
  return data.length === 0 ? 0 : sum / data.length
}

/** Variance of the 4-neighbour Laplacian: high with fine lines, near 0 where they are blurred. */
function laplacianVariance({ data, width, height }: Luma): number {
  let sum = 0
  let squares = 0
  const count = (width - 2) * (height - 2)
  if (count <= 0) return 0
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x
      const around = (data[at - 1] ?? 0) + (data[at + 1] ?? 0) + (data[at - width] ?? 0) + (data[at + width] ?? 0)
      const value = around - 4 * (data[at] ?? 0)
      sum += value
      squares += value * value
    }
  }
  return squares / count - (sum / count) ** 2
}

const tiles = { across: 16, down: 10 }
const burntOut = 250
const burntShare = 0.9

/**
 * Glare is an area without any detail, so tiles are counted instead of pixels: the white paper of a QR code or a bright
 * background has something dark in every tile.
 */
function glareShare({ data, width, height }: Luma): number {
  const tileWidth = Math.floor(width / tiles.across)
  const tileHeight = Math.floor(height / tiles.down)
  if (tileWidth === 0 || tileHeight === 0) return 0
  let burnt = 0
  for (let tile = 0; tile < tiles.across * tiles.down; tile += 1) {
    const left = (tile % tiles.across) * tileWidth
    const top = Math.floor(tile / tiles.across) * tileHeight
    let hot = 0
    for (let y = top; y < top + tileHeight; y += 1) {
      for (let x = left; x < left + tileWidth; x += 1) if ((data[y * width + x] ?? 0) >= burntOut) hot += 1
    }
    if (hot >= burntShare * tileWidth * tileHeight) burnt += 1
  }
  return burnt / (tiles.across * tiles.down)
}

const thumbnailSize = { width: 24, height: 16 }

/** One pixel per cell, enough to detect movement of the hand. */
function thumbnailOf({ data, width, height }: Luma): Uint8ClampedArray {
  const thumbnail = new Uint8ClampedArray(thumbnailSize.width * thumbnailSize.height)
  for (let index = 0; index < thumbnail.length; index += 1) {
    const x = Math.floor((((index % thumbnailSize.width) + 0.5) * width) / thumbnailSize.width)
    const y = Math.floor(((Math.floor(index / thumbnailSize.width) + 0.5) * height) / thumbnailSize.height)
    thumbnail[index] = data[y * width + x] ?? 0
  }
  return thumbnail
}

/** Mean difference of two thumbnails, 0 to 255; infinite without a previous one. */
export function movement(before: Uint8ClampedArray | null, after: Uint8ClampedArray): number {
  if (before === null || before.length !== after.length) return Number.POSITIVE_INFINITY
  const sum = after.reduce((total, value, index) => total + Math.abs(value - (before[index] ?? 0)), 0)
  return after.length === 0 ? 0 : sum / after.length
}
