import { headline, text, width } from './draw-parts'
import type { Drawing } from './drawing'
import { widthOf } from './letters'

type Days = Extract<Drawing, { kind: 'days' }>

/** Days in a column, and columns: the last ones cost, and fade, because the days go on. */
const rows = 5
const columns = 23
const top = 276

/** In both forms: the distance from the edge, which is that of the texts of its tile; the gap of the squares; sizes of what the days cost and of the rate after them, of their words and of the notice. */
const forms = {
  wide: { edge: 42, gap: 7, number: 190, rate: 76, words: 32, notice: 30 },
  small: { edge: 58, gap: 11, number: 180, rate: 76, words: 46, notice: 48 },
} as const

/**
 * What is free for a number of days: a square for each of them, below one another in columns of five, the day of the notice
 * ringed and named below; then the days that cost, under their rate. Its words are larger in pictures of phones.
 */
export function days({ figure, notice, end, rate }: Days, form: keyof typeof forms): string {
  const { edge, gap, ...size } = forms[form]
  const pitch = (width - 2 * edge + gap) / columns
  const side = pitch - gap
  const free = (end.day - 1) / rows
  const at = (column: number) => edge + column * pitch
  const tall = rows * pitch - gap
  const squares = (tone: 'a' | 'b', from: number, to: number, opacity = 1) =>
    `<path fill="url(#${form}${tone})" opacity="${opacity}" d="M${round(at(from))} ${top}H${round(at(to))}v${round(tall)}H${round(at(from))}z"/>`
  const ringed = (x: number, y: number) =>
    `<rect x="${round(x)}" y="${round(y)}" width="${round(side)}" height="${round(side)}" rx="6" class="b"/><rect x="${round(x + side * 0.25)}" y="${round(y + side * 0.25)}" width="${round(side * 0.5)}" height="${round(side * 0.5)}" rx="99" fill="none" stroke="var(--g)" stroke-width="6"/>`
  const [column, row] = [Math.floor((notice.day - 1) / rows), (notice.day - 1) % rows]
  let pen: number = edge
  const number = figure.number.split(' ').map((word) => {
    // A currency's code before its amount is small.
    const large = /^[A-Z]+$/.test(word) ? 64 : size.number
    const from = pen
    pen += widthOf(word, 'bold') * large + 30
    return headline(from, 222, large, word, 'b', 'bold')
  })
  const lines = figure.label.split('\n')
  // Above the first of the days that cost; further left if the words are longer than those days.
  const start = Math.min(
    at(free),
    width - edge - Math.max(widthOf(rate, 'bold') * size.rate, widthOf(end.since, 'bold') * size.words),
  )
  const foot = top + tall + 14 + size.notice
  return [
    ...['a', 'b'].map(
      (tone) =>
        `<pattern id="${form}${tone}" x="${edge}" y="${top}" width="${pitch}" height="${pitch}" patternUnits="userSpaceOnUse"><rect width="${side}" height="${side}" rx="5" class="${tone}"/></pattern>`,
    ),
    ...number,
    ...lines.map((line, index) =>
      text(pen, 220 - (lines.length - 1 - index) * size.words * 1.35, size.words, line, 'm', 'bold'),
    ),
    text(start, 220 - size.words * 1.35, size.rate, rate, 'a', 'bold'),
    text(start, 220, size.words, end.since, 'm', 'bold'),
    squares('b', 0, free),
    ...[1, 0.75, 0.5, 0.3, 0.14].map((opacity, index) => squares('a', free + index, free + index + 1, opacity)),
    ringed(at(column), top + row * pitch),
    ringed(edge, foot - side / 2 - size.notice * 0.36),
    text(edge + pitch + 6, foot, size.notice, notice.text, 't', 'bold'),
  ].join('')
}

const round = (value: number): number => Number(value.toFixed(1))
