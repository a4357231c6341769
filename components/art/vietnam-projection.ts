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

/** The drawing ends east of the Spratly and south of Ca Mau. */
export const mapSize = { width: Math.round(mapX(115)), height: Math.round(mapY(8.2)) }

/**
 * Place on the drawing in per cent of its box, for what is laid over it. To a hundredth: server and browser work it out each
 * by itself, and their last digits need not be the same.
 */
export function mapPercent({ lat, lng }: Coordinates): { left: number; top: number } {
  return { left: percent(mapX(lng) / mapSize.width), top: percent(mapY(lat) / mapSize.height) }
}

const percent = (share: number) => Math.round(share * 10_000) / 100
