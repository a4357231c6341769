import { fitted, margin, text, textAround, width } from './draw-parts'
import type { Drawing } from './drawing'

type Fall = Extract<Drawing, { kind: 'fall' }>

/** Radius of a point on the line, in units of the picture. */
const radius = 12

/** The vertical scale: the highest ratio, the lowest one, and the axis of the falls below them. */
const [top, bottom, axis] = [194, 470, 520]

/** Where the line ends: the name of the last threshold has its room after it. */
const right = width - margin - 300

/**
 * A ratio after each fall of a price, both to scale, with the names of its axes: where it begins and the thresholds that it
 * crosses are named where it crosses them, and each leads down to the fall at which it does.
 */
export function fallWide({ figure, axes, points, thresholds }: Fall): string {
  const ratios = points.map(({ ratio }) => ratio)
  const [low, high] = [Math.min(...ratios), Math.max(...ratios)]
  const deepest = Math.max(...points.map(({ fall }) => fall))
  const places = points.map((point) => ({
    ...point,
    x: Math.round(margin + radius + ((right - margin - radius) * point.fall) / deepest),
    y: Math.round(bottom - ((bottom - top) * (point.ratio - low)) / (high - low)),
  }))
  const path = places.map(({ x, y }) => `${x} ${y}`).join('L')
  const named = [`${figure.number} ${figure.label}`, ...thresholds.map(({ text: said }) => said)]
  const size = Math.min(...named.map((said) => fitted(said, 46, 'bold', width - margin - right + 100)))
  let next = 0
  const marks = places.map(({ x, y, tone, label, status }, index) => {
    const isNamed = index === 0 || status !== ''
    const said = isNamed ? (named[next++] ?? '') : ''
    const below = textAround(x, axis + 52, 40, label, tone === 'b' ? 'm' : tone, 'bold')
    const lead = `<path d="M${x} ${y}V${axis}" stroke="var(--${isNamed ? tone : 's'})" stroke-width="3" stroke-dasharray="6 10"/>`
    const mark = `<circle cx="${x}" cy="${y}" r="${isNamed ? radius : 8}" class="${tone}"/>`
    return [
      index === 0 ? '' : lead,
      mark,
      below,
      isNamed ? text(x + 6, y - 26, size, said, tone === 'b' ? 't' : tone, 'bold') : '',
    ].join('')
  })
  return [
    text(margin, 86, 40, axes.ratio, 'm', 'bold'),
    `<path d="M${margin} ${axis}H${width - margin}" stroke="var(--s)" stroke-width="3"/>`,
    `<path d="M${path}" fill="none" stroke="var(--b)" stroke-width="6"/>`,
    ...marks,
    text(margin, axis + 108, 40, axes.fall, 'm', 'bold'),
  ].join('')
}
