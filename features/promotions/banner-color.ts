/**
 * The background colour that editors chose for a banner, and the colour scheme that is legible on it. Accepts only `#rgb`
 * and `#rrggbb`, because the text becomes part of a style attribute.
 */
export interface BannerColor {
  readonly background: string
  readonly scheme: 'light' | 'dark'
}

export function toBannerColor(text: string | null): BannerColor | null {
  const hex = /^#(?:[\da-f]{3}|[\da-f]{6})$/i.exec(text?.trim() ?? '')?.[0]
  if (hex === undefined) return null
  const digits = hex.length === 4 ? hex.slice(1).replaceAll(/./g, '$&$&') : hex.slice(1)
  const channel = (at: number) => linear(Number.parseInt(digits.slice(at, at + 2), 16) / 255)
  const luminance = 0.2126 * channel(0) + 0.7152 * channel(2) + 0.0722 * channel(4)
  // Luminance at which white and our ink contrast equally (WCAG 2.2, relative luminance; ink #14172B is 0.009).
  return { background: hex, scheme: luminance > 0.199 ? 'light' : 'dark' }
}

/** Converts an sRGB channel (0 to 1) to linear light. */
function linear(value: number): number {
  return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
