/** Longest side of a sent picture, in pixels: a card of this width has 5 px per QR module and readable print. */
export const sentLongSide = 1600

/** JPEG quality of sent pictures. */
export const sentQuality = 0.92

/** Largest accepted file, in bytes: phones take pictures of up to 12 MB. */
export const mostFileBytes = 25 * 1024 * 1024

/** Shortest readable long side, in pixels. */
export const leastLongSide = 640

export interface Size {
  readonly width: number
  readonly height: number
}

/** Scales a size to at most `longSide`, keeping its proportions; never enlarges. */
export function fitted({ width, height }: Size, longSide: number): Size {
  const scale = Math.min(1, longSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
