import { margin, text, textAround, width } from './draw-parts'
import type { Drawing } from './drawing'

type Fall = Extract<Drawing, { kind: 'fall' }>

/** Radius of a point on the line, in units of the picture. */
const radius = 11

/** The vertical scale: the highest ratio, the lowest point or threshold, and the axis of the falls below them. */
const [top, bottom, axis] = [268, 520, 562]

/**
 * A ratio after each fall of a price, both to scale: where it begins, and the thresholds that it crosses on its way, as lines
 * named by what follows below them.
 */
export function fallWide({ figure, points, thresholds }: Fall): string {
  const ratios = [...points, ...thresholds].map(({ ratio }) => ratio)
  const [low, high] = [Math.min(...ratios), Math.max(...ratios)]
  const deepest = Math.max(...points.map(({ fall }) => fall))
  const yOf = (ratio: number) => Math.round(bottom - ((bottom - top) * (ratio - low)) / (high - low))
  const places = points.map((point) => ({
    ...point,
    x: Math.round(margin + radius + ((width - 2 * (margin + radius)) * point.fall) / deepest),
    y: yOf(point.ratio),
  }))
  const path = places.map(({ x, y }) => `${x} ${y}`).join('L')
  const lines = thresholds.map(({ ratio, text: said, tone }) => {
    const y = yOf(ratio)
    const line = `<path d="M${margin} ${y}H${width - margin}" stroke="var(--${tone})" stroke-width="2.5" stroke-dasharray="9 9"/>`
    return line + text(margin, y - 14, 38, said, tone, 'bold')
  })
  const marks = places.map(
    ({ x, y, tone, label }) =>
      `<circle cx="${x}" cy="${y}" r="${radius}" class="${tone}"/>${textAround(x, axis + 52, 34, label, tone === 'b' ? 'm' : tone, 'bold')}`,
  )
  return [
    text(margin, 150, 150, figure.number, 'b', 'bold'),
    text(margin, 222, 46, figure.label, 't', 'bold'),
    `<path d="M${margin} ${axis}H${width - margin}" stroke="var(--s)" stroke-width="2.5"/>`,
    ...lines,
    `<path d="M${path}" fill="none" stroke="var(--b)" stroke-width="5"/>`,
    ...marks,
  ].join('')
}
