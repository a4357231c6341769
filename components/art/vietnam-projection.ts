/** Degrees, WGS 84. */
export interface Coordinates {
  readonly lat: number
  readonly lng: number
}

const unit = 40
/** Equirectangular, true to scale at 16 degrees north, the middle of the country. */
const squeeze = Math.cos((16 * Math.PI) / 180)

/** Abscissa in units of the drawing. */
export const mapX = (lng: number) => (lng - 101.6) * unit * squeeze
/** Ordinate in units of the drawing. */
export const mapY = (lat: number) => (23.9 - lat) * unit

/** The drawing extends east of the Spratly Islands and south of Ca Mau. */
export const mapSize = { width: Math.round(mapX(115)), height: Math.round(mapY(8.2)) }

/**
 * Position on the drawing in percent, for overlays. Rounded to a hundredth, because server and browser compute it
 * separately and may differ in the last digits.
 */
export function mapPercent({ lat, lng }: Coordinates): { left: number; top: number } {
  return { left: percent(mapX(lng) / mapSize.width), top: percent(mapY(lat) / mapSize.height) }
}

const percent = (share: number) => Math.round(share * 10_000) / 100
