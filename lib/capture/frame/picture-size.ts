/** Longest side of a picture that is sent, in pixels: a card of this width has 5 px a QR module and readable print. */
export const sentLongSide = 1600

/** JPEG quality of a picture that is sent. */
export const sentQuality = 0.92

/** Longest file that is looked at, in bytes: phones take pictures of up to 12 MB. */
export const mostFileBytes = 25 * 1024 * 1024

/** Shortest long side of a picture that can be read, in pixels. */
export const leastLongSide = 640

export interface Size {
  readonly width: number
  readonly height: number
}

/** Size with the same shape whose long side is at most `longSide`; never larger than before. */
export function fitted({ width, height }: Size, longSide: number): Size {
  const scale = Math.min(1, longSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
