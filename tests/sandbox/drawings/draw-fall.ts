import { chartText, chartTextAround, chartWords, margin, text, width } from './draw-parts'
import type { Drawing } from './drawing'
import { inkStart, widthOf } from './letters'

type Fall = Extract<Drawing, { kind: 'fall' }>

const right = width - margin

/** Between two labels of falls, on phones. */
const apart = 44

/** Ratios below the lowest threshold that the picture has room for, in percent. */
const below = 5

/** Size of the number; baselines of both axes' names and of the falls, the height of the highest ratio, and the axis of the falls. */
const number = 88
const [head, top, axis, falls, foot] = [72, 224, 514, 568, 626]

/**
 * A ratio after each fall of a price, both to scale, each axis with its name. Warnings and the call begin at exactly their ratios,
 * each with its name at the left edge, and what lies below is shaded; rows of the table that reach one have their points on it.
 * The figure is where the line begins.
 */
export function fallWide(fall: Fall): string {
  const { axes, note, points, thresholds } = fall
  const high = Math.max(...points.map(({ ratio }) => ratio))
  const low = Math.min(...thresholds.map(({ ratio }) => ratio)) - below
  const deepest = Math.max(...points.map((point) => point.fall))
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
      `<path d="M${margin} ${y}H${right}v${floor - y}H${margin}z" class="${tone}" opacity=".${index === 0 ? '1' : '16'}"/>`,
      `<path d="M${margin} ${y}H${right}" stroke="var(--${tone})" stroke-width="2"/>`,
      chartText(margin + 20, y + 44, said, 't'),
    ].join('')
  })
  // From the last one on, each clear of the next in the larger size.
  let free = right
  const labels = places.toReversed().map(({ x, tone, label }) => {
    const half = (widthOf(label, 'bold') * chartWords.words[1]) / 2
    const middle = Math.min(x, free === right ? x : free - half)
    free = Math.min(middle, right - half) - half - apart
    return chartTextAround(Math.round(middle), falls, label, tone === 'b' ? 'm' : tone)
  })
  const dots = places.map(({ x, y, tone }) => `<circle cx="${x}" cy="${y}" r="9" class="${tone}"/>`)
  return [
    chartText(margin, head, axes.ratio, 'm'),
    chartText(right, head, note, 'm', 1, 'note'),
    ...zones,
    `<path d="M${margin} ${top}V${axis}H${right}" fill="none" stroke="var(--m)" stroke-width="2"/>`,
    `<path d="M${path}" fill="none" stroke="var(--b)" stroke-width="6"/>`,
    ...dots,
    ...labels,
    figureOf(fall.figure),
    chartText(right, foot, axes.fall, 'm', 1),
  ].join('')
}

/** The number at the beginning of the line. */
function figureOf({ number: said, label }: Fall['figure']): string {
  const base = top - 54
  const from = margin - inkStart(said, 'bold') * number
  return (
    text(from, base, number, said, 't', 'bold') +
    chartText(margin + widthOf(said, 'bold') * number + 16, base, label, 't')
  )
}
