import { chartText, chartTextAround, height, margin, pathOf, placed, text, width } from './draw-parts'
import type { Drawing } from './drawing'
import { inkStart } from './letters'

type Line = Extract<Drawing, { kind: 'line' }>

export function valuesOf({ from, points }: Line): readonly number[] {
  const values = points.map(({ value }) => value)
  return from === undefined ? values : [from, ...values]
}

/** A series whose every point says its value and its day, below the figure that it leads to. */
export function lineWide(drawing: Line): string {
  const {
    points,
    figure: { number, label },
    change,
  } = drawing
  const tone = change?.tone ?? 'b'
  const values = valuesOf(drawing)
  const unsaid = values.length - points.length
  const frame = { top: 318, bottom: height - 190, right: width - margin - 56 }
  const place = placed(values, frame)
  const ground = height - 116
  const last = points.length - 1
  const marks = points.map(({ value, text: said, label: day }, index) => {
    const at = index + unsaid
    const [x, y] = place(value, at)
    const tone = index === last ? 'a' : 'b'
    // A label goes on the outer side of a turning point; values between turning points have no label.
    const before = values[at - 1] ?? values[at + 1] ?? value
    const after = values[at + 1] ?? before
    const isLow = before + after > 2 * value
    const isSaid = index === 0 || index === last || (value - before) * (after - value) < 0
    return [
      `<circle cx="${x}" cy="${y}" r="${index === last ? 13 : 8}" class="${tone}"/>`,
      isSaid ? chartTextAround(x, isLow ? y + 54 : y - 26, said, index === last ? 'a' : 't') : '',
      chartTextAround(x, height - 62, day, 'm'),
    ].join('')
  })
  const path = pathOf(values, frame)
  return [
    chartText(margin, 72, label, 't'),
    text(margin - inkStart(number, 'bold') * 112, 190, 112, number, tone, 'bold'),
    `<path d="${path}V${ground}H${margin}z" fill="var(--s)" opacity=".5"/><path d="${path}" class="n" stroke-width="5"/>`,
    `<path d="M${margin} ${ground}H${width - margin}" stroke="var(--s)" stroke-width="4"/>`,
    ...marks,
  ].join('')
}
