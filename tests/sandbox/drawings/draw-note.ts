import { fitted, height, pathOf, placed, text, textBefore, width } from './draw-parts'
import type { Drawing } from './drawing'
import { widthOf } from './letters'

type Note = Extract<Drawing, { kind: 'note' }>

/** Left edge of the sheet in both forms, and its right and top edge. */
const edges = { wide: 129, small: 160 } as const
const [edge, top] = [width - 72, 24]

/** The sheet, which goes on below the picture. */
const paper = (from: number): string =>
  `<path d="M${from} ${height}V${top + 36}q0-36 36-36H${edge - 36}q36 0 36 36V${height}z" class="p" stroke="var(--s)" stroke-width="5"/>`

/** The closes that led to the session, at the foot of the sheet, over the one before it. */
function closes(
  { values, tone }: Note,
  { left, right, top, line }: Readonly<Record<'left' | 'right' | 'top' | 'line', number>>,
) {
  const frame = { top, bottom: height - 84, left, right: right - line }
  const place = placed(values, frame)
  const path = pathOf(values, frame)
  const [x, y] = place(values.at(-1) ?? 0, values.length - 1)
  const [, level] = place(values.at(-2) ?? 0, 0)
  return [
    `<path d="${path}V${height}H${left}z" class="b" opacity=".1"/>`,
    `<path d="M${left} ${level}H${right}" stroke="var(--s)" stroke-width="5"/>`,
    `<path d="${path}" class="n" stroke-width="${line}"/><circle cx="${x}" cy="${y}" r="${line * 1.8}" class="${tone}"/>`,
  ].join('')
}

/** The front page of a daily note: the hour at which it appears, the session, the index with its close and its change, and its line. */
export function noteWide(note: Note): string {
  const { index, time, day, figure, tone } = note
  const [left, right] = [edges.wide + 60, edge - 60]
  const long = Math.round(widthOf(time, 'bold') * 68) + 60
  return [
    paper(edges.wide),
    text(left, 136, 70, index, 't', 'bold'),
    `<rect x="${right - long}" y="66" width="${long}" height="96" rx="48" class="b"/>`,
    textBefore(right - 30, 138, 68, time, 'p', 'bold'),
    `<path d="M${left} 192H${right}" stroke="var(--s)" stroke-width="5"/>`,
    text(left, 306, fitted(figure.label, 104, 'bold', 500), figure.label, 't', 'bold'),
    textBefore(right, 306, 76, figure.number, tone, 'bold'),
    text(left, 396, 64, day, 'm', 'bold'),
    closes(note, { left, right, top: 436, line: 11 }),
  ].join('')
}

/** The same in larger letters, without the hour and the close. */
export function noteSmall(note: Note): string {
  const { index, day, figure, tone } = note
  const [left, right] = [edges.small + 48, edge - 48]
  return [
    paper(edges.small),
    text(left, 160, fitted(day, 124, 'bold', right - left), day, 'm', 'bold'),
    text(left, 316, 124, index, 't', 'bold'),
    textBefore(right, 316, fitted(figure.number, 124, 'bold', 430), figure.number, tone, 'bold'),
    closes(note, { left, right, top: 390, line: 18 }),
  ].join('')
}
