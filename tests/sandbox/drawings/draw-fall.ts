import { fitted, margin, text, textAround, textBefore, width } from './draw-parts'
import type { Drawing } from './drawing'

type Fall = Extract<Drawing, { kind: 'fall' }>

/** The vertical scale: where the highest ratio is, and the axis of the falls. */
const [top, axis] = [168, 520]

const right = width - margin

/** Ratios below the lowest threshold that the picture has room for, in percent: the scale is cut there. */
const below = 5

/** A mark of the cut: the scale does not begin at zero. */
const cut = `M${margin} ${top}V${axis - 46}l-12 8 24 12-24 12 12 6v8`

/**
 * A ratio after each fall of a price, both to scale, with the names of its axes. Warnings and the call are lines at exactly their
 * ratios, each with its name; the ratio crosses them between the falls that the table has.
 */
export function fallWide({ figure, axes, note, points, thresholds }: Fall): string {
  const high = Math.max(...points.map(({ ratio }) => ratio))
  const low = Math.min(...thresholds.map(({ ratio }) => ratio)) - below
  const deepest = Math.max(...points.map(({ fall }) => fall))
  const level = (ratio: number) => Math.round(axis - ((axis - top) * (ratio - low)) / (high - low))
  const places = points.map((point) => ({
    ...point,
    x: Math.round(margin + ((right - margin) * point.fall) / deepest),
    y: level(point.ratio),
  }))
  const path = places.map(({ x, y }) => `${x} ${y}`).join('L')
  const lines = thresholds.map(({ ratio, text: said, tone }) => {
    const y = level(ratio)
    const dashed = `<path d="M${margin} ${y}H${right}" stroke="var(--${tone})" stroke-width="3" stroke-dasharray="6 10"/>`
    return dashed + text(margin + 28, y - 14, fitted(said, 42, 'bold', 400), said, tone, 'bold')
  })
  const marks = places.map(({ x, y, tone, label }) => {
    const mark = `<circle cx="${x}" cy="${y}" r="10" class="${tone}"/>`
    return mark + textAround(x, axis + 50, 40, label, tone === 'b' ? 'm' : tone, 'bold')
  })
  return [
    text(margin, 68, 40, axes.ratio, 'm', 'bold'),
    textBefore(right, 68, 34, note, 'm', 'bold'),
    text(margin, top - 26, 46, `${figure.number} ${figure.label}`, 't', 'bold'),
    `<path d="${cut}M${margin} ${axis}H${right}" fill="none" stroke="var(--m)" stroke-width="3"/>`,
    ...lines,
    `<path d="M${path}" fill="none" stroke="var(--b)" stroke-width="6"/>`,
    ...marks,
    text(margin, axis + 108, 40, axes.fall, 'm', 'bold'),
  ].join('')
}
