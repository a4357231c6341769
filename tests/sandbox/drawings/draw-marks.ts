import { pathOf, placed, text, textAround, textBefore, widest } from './draw-parts'
import { drawChart, isChart } from './draw-chart'
import { widthOf } from './letters'
import { pieces } from './draw-pieces'
import type { Mark } from './mark'
import { box, left, type MarkFrame, quiet, right, room, strong } from './mark-parts'

/** Marks whose heights say something need more room than a bar. */
export const isTall = (mark: Mark): boolean => isChart(mark) || /^(?:columns|trace|way)$/.test(mark.kind)

/** Least size of words below columns, for tiles. */
const leastWords = 42

/** Whether the names of its values fit beside them or below them. */
export const isNamed = (mark: Mark, words: number): boolean =>
  mark.kind !== 'columns' || areBeside(mark, words) || longest(mark) * words < room * 0.62

const longest = ({ bars }: Columns): number =>
  widest(
    bars.map(({ label }) => label),
    'bold',
  )

/** Whether values are side by side, which they are if there are several and their names, if any, have room below them; else below each other. */
const areBeside = (mark: Columns, words: number): boolean =>
  mark.bars.length > mostRows && (words === 0 || longest(mark) * leastWords < room / mark.bars.length)

/** The one mark of a small picture: as wide as the picture's texts, on its lower edge. */
export function drawMark(mark: Mark, frame: MarkFrame): string {
  if (isChart(mark)) return drawChart(mark, frame)
  switch (mark.kind) {
    case 'share':
      return share(mark, frame)
    case 'columns':
      return areBeside(mark, frame.words) ? columns(mark, frame) : rows(mark, frame)
    case 'pieces':
      return pieces(mark, frame)
    case 'sequence':
      return sequence(mark, frame)
    case 'parts':
      return parts(mark.values, frame)
    case 'trace':
      return trace(mark, frame)
    case 'way':
      return way(mark, frame)
  }
}

/** A part of a bar, with both of their ends named below them where there is room. */
function share({ percent, text: said }: Extract<Mark, { kind: 'share' }>, { top, bottom, words }: MarkFrame): string {
  const tall = words === 0 ? bottom - top : bottom - top - words * 1.5
  const edge = (room * percent) / 100
  const end = left + Math.max(edge, words * 2.4)
  return [
    box(left, top, room, tall, quiet),
    box(left, top, Math.max(10, edge), tall, strong),
    ...(words === 0
      ? []
      : [
          textBefore(end, bottom, words, said, 'b', 'bold'),
          percent > 85 ? '' : textBefore(right, bottom, words, '100%', 'm', 'bold'),
        ]),
  ].join('')
}

type Columns = Extract<Mark, { kind: 'columns' }>

/** Values up to this number are bars below each other. */
const mostRows = 3

/** Values as bars, one below the other, between their names and their numbers. */
function rows({ bars, at }: Columns, { top, bottom, words }: MarkFrame): string {
  const most = Math.max(...bars.map(({ value }) => value))
  const pitch = (bottom - top) / (bars.length - 0.12)
  const size = Math.min(words, pitch * 0.8)
  const roomOf = (texts: readonly string[], gap: number) => (size === 0 ? 0 : widest(texts, 'bold') * size + gap)
  const from =
    left +
    roomOf(
      bars.map(({ label }) => label),
      48,
    )
  const to =
    right -
    roomOf(
      bars.map(({ text: said }) => said),
      20,
    )
  const tall = Math.min(pitch * 0.66, 110)
  return bars
    .map(({ label, value, text: said }, index) => {
      const [middle, isMain] = [top + pitch * (index + 0.44), value === bars[at]?.value]
      const [long, base] = [Math.max(6, ((to - from) * value) / most), Math.round(middle + size * 0.36)]
      return [
        size === 0 ? '' : text(left, base, size, label, isMain ? 't' : 'm', 'bold'),
        box(from, middle - tall / 2, long, tall, isMain ? strong : quiet),
        size === 0 || said === '' ? '' : text(from + long + 18, base, size, said, isMain ? 'b' : 'm', 'bold'),
      ].join('')
    })
    .join('')
}

/** More of them, side by side, over their names and below their numbers. */
function columns({ bars, at }: Columns, { top, bottom, words }: MarkFrame): string {
  const most = Math.max(...bars.map(({ value }) => value))
  const pitch = room / (bars.length - 0.2)
  const sizeIn = (share: number, texts: readonly string[]) => Math.min(words, (pitch * share) / widest(texts, 'bold'))
  const size = sizeIn(
    0.84,
    bars.map(({ label }) => label),
  )
  const numbers = sizeIn(
    0.8,
    bars.map(({ text: said }) => said),
  )
  const [ground, ceiling] = [bottom - size * 1.15, top + size * 1.2]
  const named = size === 0 ? () => '' : textAround
  return bars
    .map(({ label, value, text: said }, index) => {
      const tall = Math.max(10, ((ground - ceiling) * value) / most)
      const [x, isMain] = [left + pitch * index, value === bars[at]?.value]
      return [
        box(x, ground - tall, pitch * 0.8, tall, isMain ? strong : quiet),
        named(x + pitch * 0.4, bottom, size, label, isMain ? 't' : 'm', 'bold'),
        named(x + pitch * 0.4, ground - tall - size * 0.28, numbers, said, isMain ? 'b' : 'm', 'bold'),
      ].join('')
    })
    .join('')
}

/** Size in which a word can be under each mark, with some air between neighbours. */
function fitting(said: readonly string[]): number {
  const long = said.map((word) => widthOf(word, 'bold'))
  const [first = 0, last = 0] = [long[0], long.at(-1)]
  const pairs = long.slice(1).map((each, index) => (each + (long[index] ?? 0)) / 2 + air)
  return room / (Math.max(...pairs) * (said.length - 1) + (first + last) / 2)
}

/** Between two words, as a share of their size. */
const air = 1

/** One after the other, joined by a line, over a word for each where there is room. */
function sequence({ names, said = [] }: Extract<Mark, { kind: 'sequence' }>, frame: MarkFrame): string {
  const { top, words } = frame
  const below = words === 0 || said.length === 0 ? 0 : Math.min(words, fitting(said))
  const bottom = frame.bottom - below * 1.6
  const y = (top + bottom) / 2
  const radius = Math.min((bottom - top) / 2, (room / names.length) * 0.42)
  // Every word is in the middle of its mark, so the outermost ones may move the marks inwards.
  const [from, to] = [said[0], said.at(-1)].map((word = '') => Math.max(radius, (widthOf(word, 'bold') * below) / 2))
  const first = left + (from ?? radius)
  const step = (right - (to ?? radius) - first) / (names.length - 1)
  const marks = names.map((name, index) => {
    const x = Math.round(first + step * index)
    const size = Math.min(words * 1.15, (radius * 2.4) / Math.max(2, name.length))
    const number = words === 0 ? '' : textAround(x, Math.round(y + size * 0.35), size, name, 't', 'bold')
    const word = below === 0 ? '' : textAround(x, frame.bottom, below, said[index] ?? '', 'm', 'bold')
    return `<circle cx="${x}" cy="${y}" r="${Math.round(radius)}" ${words === 0 ? strong : quiet}/>${number}${word}`
  })
  return `<path d="M${Math.round(first)} ${y}h${Math.round(step * (names.length - 1))}" stroke="var(--s)" stroke-width="${words === 0 ? 16 : 8}"/>${marks.join('')}`
}

const looks = [strong, 'class="e"', 'class="m"']

/** A whole in its parts, in the colours of the parts; the first, which is saved, is outlined. */
function parts(values: readonly number[], { top, bottom }: MarkFrame): string {
  const sum = values.reduce((total, value) => total + value, 0)
  let x: number = left
  return values
    .map((value, index) => {
      const at = x
      x += (room * value) / sum
      const look =
        index === 0
          ? 'fill="none" stroke="var(--b)" stroke-width="8" stroke-dasharray="24 18"'
          : (looks[index] ?? quiet)
      const inset = index === 0 ? 4 : 0
      return box(at + inset, top + inset, x - at - 14 - inset, bottom - top - 2 * inset, look)
    })
    .join('')
}

/** Values over time with a mark at the last, over the levels that they cross. */
function trace({ values, levels = [], tone = 'b' }: Extract<Mark, { kind: 'trace' }>, { top, bottom }: MarkFrame) {
  const frame = { top: top + 16, bottom: bottom - 16, right: right - 24 }
  const all = [...levels, ...values]
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const level = (value: number) =>
    Math.round(frame.bottom - ((frame.bottom - frame.top) * (value - low)) / (high - low))
  const inner = { ...frame, top: level(Math.max(...values)), bottom: level(Math.min(...values)) }
  const [x, y] = placed(values, inner)(values.at(-1) ?? 0, values.length - 1)
  const lines = levels.map(
    (value) => `<path d="M${left} ${level(value)}H${right}" stroke="var(--s)" stroke-width="8"/>`,
  )
  return `${lines.join('')}<path d="${pathOf(values, inner)}" fill="none" stroke="var(--b)" stroke-width="14" stroke-linejoin="round"/><circle cx="${x}" cy="${y}" r="24" class="${tone}"/>`
}

/** The change that takes the whole height of the mark: thumbnails below each other have one scale. */
const fullWay = 0.18

/** A line from a price to its target, over the level of that price. */
function way({ change, tone }: Extract<Mark, { kind: 'way' }>, { top, bottom }: MarkFrame): string {
  const [radius, end] = [26, right - 26]
  const rise = Math.round((bottom - top - radius) * Math.min(1, Math.abs(change) / fullWay))
  const from = change > 0 ? bottom : top
  const to = change > 0 ? from - rise : from + rise
  return `<path d="M${left} ${from}H${right}" stroke="var(--s)" stroke-width="9"/><path d="M${left + 24} ${from}L${end} ${to}" stroke="var(--${tone})" stroke-width="17"/><circle cx="${left + 24}" cy="${from}" r="24" class="m"/><circle cx="${end}" cy="${to}" r="${radius}" class="${tone}"/>`
}
