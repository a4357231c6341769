import { headline, text, width } from './draw-parts'
import type { Drawing } from './drawing'
import { widthOf } from './letters'

type Days = Extract<Drawing, { kind: 'days' }>

/** Days in a row, about a month. */
const columns = 30

/**
 * In both forms: the distance from the edge, which is that of the texts of its tile; the baseline of what the days cost and its size;
 * the top of the rows, their height, and their distance; the gap between days; the baseline of what comes after; sizes of its rate
 * and of words.
 */
const forms = {
  wide: { edge: 42, base: 214, number: 110, top: 248, tall: 42, pitch: 52, gap: 9, next: 474, rate: 76, words: 32 },
  small: { edge: 58, base: 156, number: 130, top: 194, tall: 58, pitch: 72, gap: 11, next: 514, rate: 92, words: 46 },
} as const

/**
 * What is free for a number of days: a mark for each of them in rows that end with the number of their last day, and from that of the
 * notice a line to its name; then the days that cost, below their rate, which fade because they go on. The words are larger in
 * pictures of phones.
 */
export function days({ figure, notice, end, rate }: Days, form: keyof typeof forms): string {
  const { edge, base, number, top, tall, pitch, gap, next, words, rate: large } = forms[form]
  const ends = Array.from({ length: Math.ceil((end.day - 1) / columns) }, (_, row) =>
    String(Math.min((row + 1) * columns, end.day - 1)),
  )
  const room = Math.max(...ends.map((day) => widthOf(day, 'bold'))) * words
  const step = round((width - 2 * edge - room) / columns)
  const right = round(edge + columns * step)
  const row = (fill: string, y: number) =>
    `<path fill="${fill}" d="M${edge} ${y}H${round(right - gap)}v${tall}H${edge}z"/>`
  const side = round(step - gap)
  const marks = (tone: 'a' | 'b') =>
    `<pattern id="${form}${tone}" x="${edge}" y="${top}" width="${step}" height="${pitch}" patternUnits="userSpaceOnUse"><rect width="${side}" height="${tall}" rx="5" class="${tone}"/></pattern>`
  let pen: number = edge
  const cost = figure.number.split(' ').map((word) => {
    // A currency's code before its amount is small.
    const size = /^[A-Z]+$/.test(word) ? number / 2 : number
    const from = pen
    pen += widthOf(word, 'bold') * size + number / 5
    return headline(from, base, size, word, 'b', 'bold')
  })
  const [noticeRow, noticeColumn] = [Math.floor((notice.day - 1) / columns), (notice.day - 1) % columns]
  const noticeAt = round(edge + noticeColumn * step)
  const noticeTop = top + noticeRow * pitch
  const later = top + (ends.length + 2) * pitch
  const named = Math.min(noticeAt, width - edge - widthOf(notice.text, 'bold') * words)
  return [
    marks('a'),
    marks('b'),
    ...cost,
    text(pen, base, words, figure.label, 'm', 'bold'),
    ...ends.flatMap((day, index) => {
      const y = top + index * pitch
      return [row(`url(#${form}b)`, y), text(right, y + tall / 2 + words * 0.36, words, day, 'm', 'bold')]
    }),
    `<rect x="${noticeAt}" y="${noticeTop}" width="${side}" height="${tall}" rx="5" class="t"/><path d="M${round(noticeAt + side / 2 - 2)} ${noticeTop + tall}h4V${round(next - words)}h-4z" class="t"/>`,
    text(named, next, words, notice.text, 't', 'bold'),
    text(edge, next, large, rate, 'a', 'bold'),
    text(edge + widthOf(rate, 'bold') * large + words / 2, next, words, end.since, 'm', 'bold'),
    row(`url(#${form}a)`, later),
    `<linearGradient id="${form}f"><stop offset=".2" stop-color="var(--g)" stop-opacity="0"/><stop offset="1" stop-color="var(--g)"/></linearGradient>`,
    row(`url(#${form}f)`, later),
  ].join('')
}

const round = (value: number): number => Number(value.toFixed(1))
