import { fitted, margin, text, textAround, textBefore, width } from './draw-parts'
import type { Drawing } from './drawing'

type Fall = Extract<Drawing, { kind: 'fall' }>

/** The vertical scale: where the highest ratio is, and the axis of the falls. */
const [top, axis] = [172, 516]

const right = width - margin

/** Ratios below the lowest threshold that the picture has room for, in percent: the scale is cut there. */
const below = 5

/** A mark of the cut: the scale does not begin at zero. */
const cut = `M${margin} ${top}V${axis - 46}l-9 6 18 9-18 9 9 4v18`

/** At 360 px, the smaller words are 13 px. */
const [large, small] = [52, 42]

/**
 * A ratio after each fall of a price, both to scale, with the names of its axes. Warnings and the call begin at exactly their
 * ratios, each with its name at the left edge, and what lies below is shaded; the ratio crosses them between the falls that the
 * table has.
 */
export function fallWide({ figure, figureAt, axes, note, points, thresholds }: Fall): string {
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
  const zones = thresholds.map(({ ratio, text: said, tone }, index) => {
    const y = level(ratio)
    const next = thresholds[index + 1]
    const floor = next === undefined ? axis : level(next.ratio)
    return [
      `<path d="M${margin} ${y}H${right}V${floor}H${margin}z" class="${tone}" opacity=".${index === 0 ? '1' : '16'}"/>`,
      `<path d="M${margin} ${y}H${right}" stroke="var(--${tone})" stroke-width="2"/>`,
      text(margin + 28, y + 50, fitted(said, small, 'bold', 400), said, 't', 'bold'),
    ].join('')
  })
  const marks = places.map(({ x, y, tone, label }) => {
    const mark = `<circle cx="${x}" cy="${y}" r="8" class="${tone}"/>`
    return mark + textAround(x, axis + 54, small, label, tone === 'b' ? 'm' : tone, 'bold')
  })
  return [
    text(margin, 70, small, axes.ratio, 'm', 'bold'),
    textBefore(right, 70, 36, note, 'm', 'bold'),
    (figureAt === 'start' ? text : textBefore)(
      figureAt === 'start' ? margin : right,
      top - 24,
      large,
      `${figure.number} ${figure.label}`,
      't',
      'bold',
    ),
    ...zones,
    `<path d="${cut}M${margin} ${axis}H${right}" fill="none" stroke="var(--m)" stroke-width="2"/>`,
    `<path d="M${path}" fill="none" stroke="var(--b)" stroke-width="5"/>`,
    ...marks,
    text(margin, axis + 114, small, axes.fall, 'm', 'bold'),
  ].join('')
}
