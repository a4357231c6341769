import type { Drawing, Figure } from './drawing'
import {
  captioned,
  fitted,
  halves,
  headline,
  height,
  margin,
  pathOf,
  placed,
  responsive,
  smallLabel,
  smallNumber,
  smallTop,
  text,
  textAround,
  textBefore,
  width,
} from './draw-parts'
import { bars, isList, weightOf } from './draw-bars'
import { columnsSmall, columnsWide } from './draw-columns'
import { days } from './draw-days'
import { fallWide } from './draw-fall'
import { marksOf } from './draw-marks'
import { message } from './draw-message'
import { note } from './draw-note'
import { sessionSmall, sessionWide } from './draw-session'
import { stepsWide } from './draw-steps'
import { styleOf } from './draw-style'
import { clock, video } from './draw-video'
import type { Weight } from '../font-files'

/** SVG text of a drawing, without script or reference to anything outside. */
export function draw(drawing: Drawing): string {
  const title = escaped(drawing.title)
  // A number alone in the middle of its ground fills a lower frame too; what has more around it stays whole there.
  const fit = drawing.kind === 'figure' && isAlone(drawing.figure) ? ' preserveAspectRatio="xMidYMid slice"' : ''
  return `<svg xmlns="http://www.w3.org/2000/svg"${fit} viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"><title>${title}</title><desc>${escaped(saidIn(drawing))}</desc>${styleOf(drawing)}<path fill="var(--g)" d="M0 0h${width}v${height}H0z"/>${shapes(drawing)}</svg>`
}

/** The words and numbers of a picture, in the order of reading. */
export function saidIn(drawing: Drawing): string {
  switch (drawing.kind) {
    case 'bars': {
      const rows = drawing.bars.map(({ label, text }) => `${label}: ${text}`).join('; ')
      return isList(drawing) ? `${drawing.measure}; ${rows}` : rows
    }
    case 'steps':
      return [
        ...[drawing.during, drawing.after].map(({ label, text }) => `${label}: ${text}`),
        ...drawing.parts.map(({ label, after }) => `${label}: ${after.text}`),
        drawing.saved,
      ].join('; ')
    case 'fall':
      return drawing.points.map(({ label, text, status }) => `${label}: ${text} ${status}`.trim()).join('; ')
    case 'line':
      return drawing.points.map(({ label, text }) => `${label}: ${text}`).join('; ')
    case 'columns': {
      const days = drawing.columns.map(({ label, text }) => `${label}: ${text}`).join('; ')
      return `${drawing.figure.number} ${drawing.figure.label}; ${days}`
    }
    case 'session': {
      const { figure, breadth, day } = drawing
      const moved = drawing.contributions?.parts.map(({ label, text }) => `${label} ${text}`)
      return `${day}: ${figure.number}, ${(moved ?? [figure.label, ...breadth.said]).join(', ')}`
    }
    case 'figure':
      return `${drawing.figure.number} ${drawing.figure.label}`.trim()
    case 'note':
      return `${drawing.time}; ${drawing.day}: ${drawing.index} ${drawing.figure.label}, ${drawing.figure.number}`
    case 'message':
      return `${drawing.lines.join(' ')} ${drawing.address}: ${drawing.verdict}`
    case 'days':
      return drawing.entries.map(({ label, text }) => `${label}: ${text}`).join('; ')
    case 'word':
      return [drawing.word, ...drawing.parts.map(({ name, seconds }) => `${clock(seconds)} ${name}`)].join('; ')
  }
}

/** The small forms of these are legible at a hundred pixels; a third form would make them too heavy to send. */
const hasTwoForms: ReadonlySet<Drawing['kind']> = new Set(['columns', 'session', 'fall', 'steps', 'days'])

function shapes(drawing: Drawing): string {
  if (drawing.kind === 'word') return video(drawing)
  // Never shown smaller than a tile.
  if (drawing.kind === 'note') return note(drawing)
  if (drawing.kind === 'message') return message(drawing)
  if (hasTwoForms.has(drawing.kind)) return responsive(larger(drawing))
  const weight = drawing.kind === 'bars' ? weightOf(drawing) : 'bold'
  return responsive({ ...larger(drawing), tiny: captioned(drawing.figure, toneOf(drawing), weight) })
}

/** A change of prices has their colour. */
const toneOf = (drawing: Drawing): string => (drawing.kind === 'line' ? drawing.change?.tone : undefined) ?? 'b'

/** The forms of a picture that is large enough for words. */
function larger(drawing: Exclude<Drawing, { kind: 'word' | 'note' | 'message' }>): {
  readonly wide: string
  readonly middle?: string
} {
  switch (drawing.kind) {
    case 'bars':
      return { wide: bars(drawing), middle: figure(drawing.figure, weightOf(drawing)) }
    case 'steps':
      return { wide: stepsWide(drawing), middle: captioned(drawing.figure, 'b', 'bold') }
    case 'fall':
      return { wide: fallWide(drawing), middle: captioned(drawing.figure, 'b', 'bold') }
    case 'line': {
      const foot = trace(valuesOf(drawing))
      return { wide: line(drawing), middle: figure(drawing.figure, 'bold', toneOf(drawing)) + foot }
    }
    case 'columns':
      return { wide: columnsWide(drawing), middle: columnsSmall(drawing) }
    case 'session':
      return { wide: sessionWide(drawing), middle: sessionSmall(drawing) }
    case 'figure':
      return { wide: figureWide(drawing.figure), middle: figure(drawing.figure, 'bold') }
    case 'days':
      return { wide: days(drawing, 'wide'), middle: days(drawing, 'small') }
  }
}

/** A number, and below it what it counts in at most two lines. */
function figure({ number, label }: Figure, weight: Weight, tone = 'b'): string {
  const rows = inLines(label)
  const size = Math.min(smallLabel, ...rows.map((row) => fitted(row, smallLabel, weight)))
  const labels = rows.map((row, index) => text(margin, smallTop + size * 1.35 * (index + 1), size, row, 'm', weight))
  return `${text(margin, smallTop, fitted(number, smallNumber, 'bold'), number, tone, 'bold')}${labels.join('')}`
}

const isAlone = (said: Figure): boolean => said.label.length > 28 || marksOf(said) === ''

/** The same for wide pictures: set large in the middle of its ground, or above marks that say the same. */
function figureWide(said: Figure): string {
  const { number, label } = said
  const lines = label.length > 28 ? halves(label) : [label]
  const size = Math.min(64, ...lines.map((line) => fitted(line, 64, 'bold')))
  const marks = lines.length > 1 ? '' : marksOf(said)
  // A single baseline, so that figures in a row of tiles line up.
  const top = 345
  const labels = lines.map((line, index) => text(margin, top + 104 + index * 80, size, line, 'm', 'bold'))
  return `${marks}${headline(margin, top, fitted(number, 200, 'bold'), number, 'b', 'bold')}${labels.join('')}`
}

const lettersInLine = 17

/** A few words in one line or two. */
const inLines = (words: string): readonly string[] =>
  words.length > lettersInLine ? halves(words) : words === '' ? [] : [words]

type Line = Extract<Drawing, { kind: 'line' }>

function valuesOf({ from, points }: Line): readonly number[] {
  const values = points.map(({ value }) => value)
  return from === undefined ? values : [from, ...values]
}

/** A series whose every point says its value and its day, below the figure that it leads to. */
function line(drawing: Line): string {
  const {
    points,
    figure: { number, label },
  } = drawing
  const values = valuesOf(drawing)
  const unsaid = values.length - points.length
  const frame = { top: 330, bottom: height - 190, right: width - margin - 56 }
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
      isSaid ? textAround(x, isLow ? y + 56 : y - 28, 42, said, index === last ? 'a' : 't', 'bold') : '',
      textAround(x, height - 56, 42, day, 'm', 'bold'),
    ].join('')
  })
  const path = pathOf(values, frame)
  return [
    headline(margin, 206, fitted(number, 160, 'bold', 520), number, toneOf(drawing), 'bold'),
    textBefore(width - margin, 206, 50, label, 't', 'bold'),
    `<path d="${path}V${ground}H${margin}z" fill="var(--s)" opacity=".5"/><path d="${path}" class="n" stroke-width="5"/>`,
    `<path d="M${margin} ${ground}H${width - margin}" stroke="var(--s)" stroke-width="4"/>`,
    ...marks,
  ].join('')
}

/** A series as a line along the foot of the picture. */
const trace = (values: readonly number[]): string =>
  `<path d="${pathOf(values, { top: 520, bottom: height - 50 })}" fill="none" stroke="var(--s)" stroke-width="12" stroke-linejoin="round"/>`

const escaped = (content: string): string =>
  content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
