import type { CardFields } from '@/lib/domain/identity/identity-card'
import type { Pixels } from '@/lib/capture/frame/luma'
import { parseCardQr } from './card-qr'
import { enlarged, qrCorners } from './qr-regions'

/** Texts of all codes in a picture. */
export type DecodeQr = (pixels: Pixels) => Promise<readonly string[]>

/**
 * Pictures above this many pixels (a card 1200 px wide) are not enlarged: their modules have at least 3.4 px, where
 * enlarging found nothing more in tests and took a second on two cores.
 */
const mostPixelsToEnlarge = 1_100_000

/**
 * Finds the card's QR: first in the whole picture at full resolution, then in its corners at twice the size. Other
 * codes, such as on a poster in the background, are skipped.
 */
export async function findCardQr(pixels: Pixels, decode: DecodeQr): Promise<CardFields | null> {
  const whole = firstCard(await decode(pixels))
  if (whole !== null || pixels.width * pixels.height > mostPixelsToEnlarge) return whole
  for (const corner of qrCorners(pixels.width, pixels.height)) {
    // In sequence: the first corner nearly always has it, and each takes memory.
    // oxlint-disable-next-line no-await-in-loop
    const found = firstCard(await decode(enlarged(pixels, corner)))
    if (found !== null) return found
  }
  return null
}

export function firstCard(texts: readonly string[]): CardFields | null {
  for (const text of texts) {
    const card = parseCardQr(text)
    if (card !== null) return card
  }
  return null
}
