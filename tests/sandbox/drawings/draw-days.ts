import { fitted, headline, margin, text, textBefore, width } from './draw-parts'
import type { Drawing } from './drawing'
import { widthOf } from './letters'

type Days = Extract<Drawing, { kind: 'days' }>

/** Days in a column, pixels from one day to the next, of which the square has all but the gap, and the top of the first. */
const rows = 5
const pitch = 52
const side = 44
const top = 276

/** Squares side by side from a column on, as the tiles of a pattern. */
const squares = (form: string, tone: 'a' | 'b', column: number, columns: number) =>
  `<pattern id="${form}${tone}" x="${margin}" y="${top}" width="${pitch}" height="${pitch}" patternUnits="userSpaceOnUse"><rect width="${side}" height="${side}" rx="8" class="${tone}" opacity=".88"/></pattern><path fill="url(#${form}${tone})" d="M${margin + column * pitch} ${top}h${columns * pitch}v${rows * pitch - 6}h-${columns * pitch}z"/>`

/** Sizes of the words: what the days cost, the rate after them, the notice. */
const sizes = { wide: { words: 34, rate: 84, notice: 30 }, small: { words: 46, rate: 92, notice: 46 } } as const

/**
 * What is free for a number of days: a square for each of them, below one another in columns of five, the day of the notice
 * marked and named below; then, up to the edge, the days that cost. Its words are larger in pictures of phones.
 */
export function days({ figure, notice, end, rate }: Days, form: keyof typeof sizes): string {
  const size = sizes[form]
  const free = (end.day - 1) / rows
  const [column, row] = [Math.floor((notice.day - 1) / rows), (notice.day - 1) % rows]
  let pen = margin
  const number = figure.number.split(' ').map((word) => {
    // A currency's code before its amount is small.
    const large = /^[A-Z]+$/.test(word) ? 64 : 190
    const from = pen
    pen += widthOf(word, 'bold') * large + 30
    return headline(from, 226, large, word, 'b', 'bold')
  })
  const edge = width - margin
  const marked = (x: number, y: number) =>
    `<rect x="${x + 6}" y="${y + 6}" width="${side - 12}" height="${side - 12}" rx="4" fill="var(--g)" stroke="var(--a)" stroke-width="12"/>`
  const foot = top + rows * pitch + (form === 'wide' ? 42 : 56)
  const from = margin + pitch + 8
  return [
    ...number,
    ...figure.label
      .split('\n')
      .map((line, index) => text(pen + 6, 224 - (1 - index) * size.words * 1.3, size.words, line, 'm', 'bold')),
    textBefore(edge, 224 - size.words * 1.35, size.rate, rate, 'a', 'bold'),
    textBefore(edge, 224, size.words, end.since, 'm', 'bold'),
    squares(form, 'b', 0, free),
    squares(form, 'a', free, Math.ceil((width - margin) / pitch) - free),
    marked(margin + column * pitch, top + row * pitch),
    marked(margin, foot - side / 2 - size.notice * 0.36),
    text(from, foot, fitted(notice.text, size.notice, 'bold', edge - from), notice.text, 't', 'bold'),
  ].join('')
}
