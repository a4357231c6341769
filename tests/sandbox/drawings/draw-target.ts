import { chartText, margin, text, width } from './draw-parts'
import type { Drawing } from './drawing'
import { inkStart, widthOf } from './letters'

type Target = Extract<Drawing, { kind: 'target' }>

const right = width - margin

/** Size of the number, the frame of the lines, and the least distance between two of their names. */
const [number, top, bottom, end, pitch] = [112, 316, 508, 630, 54]

/** From the price of today to what a report says that the share is worth: a line to each value, the target's the strongest. */
export function targetWide({ price, ends, figure, at, note }: Target): string {
  const values = [price, ...ends].map(({ value }) => value)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  // The price is above the start of a falling line.
  const isFalling = price.value === high
  const highest = isFalling ? top + 72 : top
  const level = (value: number) => Math.round(bottom - ((bottom - highest) * (value - low)) / (high - low || 1))
  const main = ends.length > 1 ? 1 : 0
  const [start, from] = [margin + 10, level(price.value)]
  // Each at least a line below the one above it, however near their values are.
  let above = -Infinity
  const lines = ends.map(({ label, value, text: said }, index) => {
    const y = level(value)
    const base = Math.max(y + 13, above + pitch)
    above = base
    const isMain = index === main
    const look = isMain ? 'b' : 'm'
    return [
      `<path d="M${start} ${from}L${end} ${y}" stroke="var(--${isMain ? 'b' : 's'})" stroke-width="${isMain ? 7 : 5}"/>`,
      `<circle cx="${end}" cy="${y}" r="${isMain ? 12 : 9}" class="${look}"/>`,
      chartText(end + 30, base, label, isMain ? 't' : 'm'),
      chartText(right, base, said, isMain ? 'b' : 't', 1),
    ].join('')
  })
  const beside = margin + widthOf(figure.number, 'bold') * number + 24
  return [
    chartText(margin, 72, figure.label, 't'),
    chartText(right, 72, note, 'm', 1, 'note'),
    text(margin - inkStart(figure.number, 'bold') * number, 190, number, figure.number, 'b', 'bold'),
    // Prices have moved since: the figure is that of its day.
    ...at.map((line, index) => chartText(beside, 142 + index * 48, line, 't')),
    `<path d="M${margin} ${from}H${right}" stroke="var(--s)" stroke-width="2" stroke-dasharray="4 10"/>`,
    ...lines,
    `<circle cx="${start}" cy="${from}" r="12" class="t"/>`,
    chartText(margin, isFalling ? from - 76 : from + 62, price.label, 'm'),
    chartText(margin, isFalling ? from - 26 : from + 112, price.text, 't'),
  ].join('')
}
