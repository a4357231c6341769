import { fitted, height, pathOf, placed, text, textBefore, width } from './draw-parts'
import type { Drawing } from './drawing'
import { widthOf } from './letters'

type Note = Extract<Drawing, { kind: 'note' }>

/** The sheet, which goes on below the picture, and its texts. Tiles show all but the last fifth of the picture's height. */
const sheet = { left: 72, right: width - 72, top: 64 } as const
const [left, right] = [sheet.left + 60, sheet.right - 60]
const words = 54

const paper = `<path d="M${sheet.left} ${height}V${sheet.top + 36}q0-36 36-36H${sheet.right - 36}q36 0 36 36V${height}z" class="p" stroke="var(--s)" stroke-width="4"/>`

/** The closes that led to the session, at the foot of the sheet, over the one before it. */
function closes({ values, tone }: Note): string {
  const frame = { top: 390, bottom: 500, left, right: right - 12 }
  const place = placed(values, frame)
  const path = pathOf(values, frame)
  const [x, y] = place(values.at(-1) ?? 0, values.length - 1)
  const [, level] = place(values.at(-2) ?? 0, 0)
  return [
    `<path d="${path}V${height}H${left}z" class="b" opacity=".1"/>`,
    `<path d="M${left} ${level}H${right}" stroke="var(--s)" stroke-width="4"/>`,
    `<path d="${path}" class="n" stroke-width="8"/><circle cx="${x}" cy="${y}" r="16" class="${tone}"/>`,
  ].join('')
}

/** The front page of a daily note: its session, the hour at which it appears, the index with its close and its change, and its line. */
export function note(of: Note): string {
  const { index, time, day, figure, tone } = of
  const long = Math.round(widthOf(time, 'bold') * words) + 56
  return [
    paper,
    text(left, 156, words, day, 't', 'bold'),
    `<rect x="${right - long}" y="96" width="${long}" height="84" rx="42" class="b"/>`,
    textBefore(right - 28, 157, words, time, 'p', 'bold'),
    `<path d="M${left} 206H${right}" stroke="var(--s)" stroke-width="4"/>`,
    text(left, 330, fitted(figure.label, 116, 'bold', 560), figure.label, 't', 'bold'),
    textBefore(right, 268, words, index, 'm', 'bold'),
    textBefore(right, 340, 72, figure.number, tone, 'bold'),
    closes(of),
  ].join('')
}
