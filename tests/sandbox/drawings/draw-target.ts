import { chartText, chartWords, margin, pathOf, text, widest, width } from './draw-parts'
import type { Drawing } from './drawing'
import { inkStart, widthOf } from './letters'

type Target = Extract<Drawing, { kind: 'target' }>

const right = width - margin

/** Size of the number, the frame of the lines, and the least distance between two of their names. */
const [number, top, bottom, pitch] = [92, 250, 540, 54]

/** The upper edge of lines whose highest value is one of their ends: beside the number, not below it. */
const topOfEnds = 180

/** Between the end of a line and its name. */
const beside = 26

/** Where the lines end so that their names end with the picture: in heads of articles, and on tiles and phones, whose names are larger. */
const endsOf = ({ ends }: Target): readonly [wide: number, narrow: number] => {
  const long = widest(ends.map(nameOf), 'bold')
  const [wide, narrow] = chartWords.words.map((size) => Math.round(right - beside - long * size))
  return [wide ?? right, narrow ?? right]
}

/** The value first, so that values are below each other, and its name right after it. */
const nameOf = ({ text: said, label }: Target['ends'][number]): string => `${said} ${label}`

/** Where the day of a report is if prices lead to it: these are known, so they have as much room as what is expected. */
const middleOf = (end: number): number => Math.round((margin + end) / 2)

/** Lengthens the lines in heads of articles, and moves their dots and words with them. */
export function targetRules(drawing: Target): string {
  const [wide, narrow] = endsOf(drawing)
  const longer = ((wide - margin) / (narrow - margin)).toFixed(3)
  const more = wide - narrow
  return `.i{transform-origin:${margin}px;transform:scaleX(${longer})}.k{transform:translate(${more}px)}.h{transform:translate(${more / 2}px)}@media(max-width:540px){.i,.k,.h{transform:none}}`
}

/** Baselines of the words above the number and of the number, as in tiles of a session. */
const [head, base] = [106, 203]

/** The baseline of the months below the lines. */
const days = 628

/** The change of a price that takes the whole height: pictures beside each other have one scale. */
const fullChange = 0.26

/**
 * The way of a price until a report, and from there to what that says that the share is worth: a line to its target, between
 * the dashed ones to the other values.
 */
export function targetWide(drawing: Target): string {
  const { past, price, ends, figure, at, note, until, tone } = drawing
  const values = [...past, price, ...ends].map(({ value }) => value)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  // Without a way to it, the price is named beside its dot: above that, if the line falls.
  const isFalling = price.value === high
  const hasPast = past.length > 0
  const rises = hasPast && ends.some(({ value }) => value === high)
  const highest = isFalling ? top + 110 : rises ? topOfEnds : top
  const full = rises ? topOfEnds : top
  const scale = Math.min((bottom - full) / (price.value * fullChange), (bottom - highest) / (high - low || 1))
  // In the middle of the room that it leaves.
  const lowest = bottom - (bottom - highest - (high - low) * scale) / 2
  const level = (value: number) => Math.round(lowest - (value - low) * scale)
  const main = ends.length > 1 ? 1 : 0
  const [, end] = endsOf(drawing)
  const start = hasPast ? middleOf(end) : margin + 10
  const from = level(price.value)
  const looks = ends.map((each, index) => ({ ...each, y: level(each.value), isMain: index === main }))
  const [highestEnd, , lowestEnd] = looks
  const lines = [
    // All that may come of the price.
    highestEnd && lowestEnd
      ? `<path d="M${end} ${highestEnd.y}L${start} ${from}L${end} ${lowestEnd.y}" class="${tone}" fill-opacity=".16" stroke="var(--m)" stroke-width="4" stroke-dasharray="12"/>`
      : '',
    `<path d="M${start} ${from}L${end} ${looks[main]?.y}" stroke="var(--${tone})" stroke-width="9"/>`,
  ]
  const dot = `<circle cx="${start}" cy="${from}" r="12" class="t"/>`
  // Each at least a line below the one above it, however near their values are.
  let above = -Infinity
  const names = looks.map((each) => {
    const { y, isMain } = each
    const base = Math.max(y + 13, above + pitch)
    above = base
    return (
      `<circle cx="${end}" cy="${y}" r="${isMain ? 12 : 9}" class="${isMain ? tone : 'm'}"/>` +
      chartText(end + beside, base, nameOf(each), isMain ? tone : 't')
    )
  })
  return [
    // Prices have moved since: the figure is that of its day.
    chartText(margin, head, hasPast ? `${figure.label}, ${at[1]}` : figure.label, 't'),
    chartText(right, head, note, 'm', 1, 'note'),
    text(margin - inkStart(figure.number, 'bold') * number, base, number, figure.number, tone, 'bold'),
    hasPast ? '' : chartText(margin + widthOf(figure.number, 'bold') * number + 24, base, at.join(' '), 'm'),
    hasPast
      ? ''
      : `<path d="M${margin} ${from}H${right}" stroke="var(--s)" stroke-width="2" stroke-dasharray="4 10"/>${dot}`,
    `<g class="i">${hasPast ? wayTo(drawing, level, end) : ''}${lines.join('')}</g>`,
    `<g class="k">${names.join('')}${hasPast ? chartText(end, days, until, 'm', 0.5) : ''}</g>`,
    ...(hasPast
      ? [
          chartText(margin, days, past[0]?.label ?? '', 'm'),
          `<g class="h">${dot}${priceName(price.text, start, from)}${chartText(start, days, at[1], 'm', 0.5)}</g>`,
        ]
      : [
          chartText(margin, isFalling ? from - 76 : from + 62, price.label, 'm'),
          chartText(margin, isFalling ? from - 26 : from + 112, price.text, 't'),
        ]),
  ].join('')
}

/** The price of the report over its dot, or so high that it would be at the number, under the line that rises from there. */
const priceName = (price: string, x: number, y: number): string =>
  y < base + 90 ? chartText(x + 20, y + 60, price, 't') : chartText(x + 6, y - 34, price, 't', 1)

/** The prices before that of the report, over the first month and that of its target. */
function wayTo({ past, price }: Target, level: (value: number) => number, end: number): string {
  const values = [...past, price].map(({ value }) => value)
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const path = pathOf(values, { top: level(most), bottom: level(least), left: margin, right: middleOf(end) })
  return `<path d="M${margin} ${bottom + 36}H${end}" stroke="var(--s)" stroke-width="5"/><path d="${path}" fill="none" stroke="var(--t)" stroke-width="7"/>`
}
