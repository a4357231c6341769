import { create } from 'qrcode'

/**
 * A QR as an SVG path in a white square of `side` units at (x, y), the quiet zone of 2 modules inside it. Level L, as
 * cards print it: fewer and larger modules.
 */
export function qrArt(payload: string, x: number, y: number, side: number): string {
  const { modules } = create(payload, { errorCorrectionLevel: 'L' })
  const quiet = 2
  const unit = side / (modules.size + quiet * 2)
  let path = ''
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) path += `M${column + quiet} ${row + quiet}h1v1h-1z`
    }
  }
  return `<g transform="translate(${x} ${y})"><rect width="${side}" height="${side}" fill="#FFF"/>
    <path transform="scale(${unit})" d="${path}" fill="#0B0B0F" shape-rendering="crispEdges"/></g>`
}
