import { chartText, margin, pathOf, text, width } from './draw-parts'
import type { Drawing } from './drawing'
import { inkStart, widthOf } from './letters'

type Target = Extract<Drawing, { kind: 'target' }>

const right = width - margin

/** Size of the number, the frame of the lines, where they end, and the least distance between two of their names. */
const [number, top, bottom, end, pitch] = [68, 226, 528, 684, 54]

/** Where the day of a report is if prices lead to it: these are known, so they have as much room as what is expected. */
const middle = Math.round((margin + end) / 2)

/** The baseline of the days below the lines. */
const days = 622

/** The change of a price that takes the whole height: pictures beside each other have one scale. */
const fullChange = 0.26

/**
 * The way of a price until a report, and from there to what that says that the share is worth: a line to each value, the
 * target's the strongest.
 */
export function targetWide(drawing: Target): string {
  const { past, price, ends, figure, at, note } = drawing
  const values = [...past, price, ...ends].map(({ value }) => value)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  // Without a way to it, the price is named beside its dot: above that, if the line falls.
  const isFalling = price.value === high
  const highest = isFalling ? top + 90 : top
  const scale = Math.min((bottom - top) / (price.value * fullChange), (bottom - highest) / (high - low || 1))
  // In the middle of the room that it leaves.
  const lowest = bottom - (bottom - highest - (high - low) * scale) / 2
  const level = (value: number) => Math.round(lowest - (value - low) * scale)
  const main = ends.length > 1 ? 1 : 0
  const [start, from] = [past.length > 0 ? middle : margin + 10, level(price.value)]
  // Each at least a line below the one above it, however near their values are.
  let above = -Infinity
  const lines = ends.map(({ label, value, text: said }, index) => {
    const y = level(value)
    const base = Math.max(y + 13, above + pitch)
    above = base
    const isMain = index === main
    const look = isMain ? 'b' : 'm'
    return [
      `<path d="M${start} ${from}L${end} ${y}" stroke="var(--${look})" stroke-width="${isMain ? 7 : 4}" stroke-dasharray="12"/>`,
      `<circle cx="${end}" cy="${y}" r="${isMain ? 12 : 9}" class="${look}"/>`,
      // The value first, so that values are below each other, and its name right after it.
      chartText(end + 26, base, `${said} ${label}`, isMain ? 'b' : 't'),
    ].join('')
  })
  const beside = margin + widthOf(figure.number, 'bold') * number + 24
  return [
    chartText(margin, 72, figure.label, 't'),
    chartText(right, 72, note, 'm', 1, 'note'),
    text(margin - inkStart(figure.number, 'bold') * number, 148, number, figure.number, 'b', 'bold'),
    // Prices have moved since: the figure is that of its day.
    chartText(beside, 148, at.join(' '), 'm'),
    past.length > 0
      ? wayTo(drawing, level)
      : `<path d="M${margin} ${from}H${right}" stroke="var(--s)" stroke-width="2" stroke-dasharray="4 10"/>`,
    ...lines,
    `<circle cx="${start}" cy="${from}" r="12" class="t"/>`,
    ...(past.length > 0
      ? []
      : [
          chartText(margin, isFalling ? from - 76 : from + 62, price.label, 'm'),
          chartText(margin, isFalling ? from - 26 : from + 112, price.text, 't'),
        ]),
  ].join('')
}

/** The prices before that of the report, over the first month, its day and the month of its target. */
function wayTo({ past, price, at: [, day], until }: Target, level: (value: number) => number): string {
  const values = [...past, price].map(({ value }) => value)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const path = pathOf(values, { top: level(most), bottom: level(least), left: margin, right: middle })
  return [
    `<path d="M${margin} ${bottom + 36}H${end}" stroke="var(--s)" stroke-width="5"/>`,
    `<path d="${path}" fill="none" stroke="var(--t)" stroke-width="5"/>`,
    chartText(middle + 6, level(price.value) - 34, price.text, 't', 1),
    chartText(margin, days, past[0]?.label ?? '', 'm'),
    chartText(middle, days, day, 't', 0.5),
    chartText(end, days, until, 'm', 0.5),
  ].join('')
}
