import { margin, pathOf, placed, textAround, textBefore, width } from './draw-parts'
import type { Mark } from './mark'

/** Where a mark is drawn, and the size of its words; small ones have none. */
export interface MarkFrame {
  readonly top: number
  readonly bottom: number
  readonly words: number
}

const [left, right] = [margin, width - margin]
const room = right - left

/** Marks whose heights say something need more room than a bar. */
export const isTall = ({ kind }: Mark): boolean => kind === 'columns' || kind === 'trace' || kind === 'fan'

/** The one mark of a small picture: as wide as the picture's texts, on its lower edge. */
export function drawMark(mark: Mark, frame: MarkFrame): string {
  switch (mark.kind) {
    case 'share':
      return share(mark, frame)
    case 'growth':
      return rows([100, 100 + mark.percent], 1, frame)
    case 'columns':
      return mark.values.length > 3 ? columns(mark, frame) : rows(mark.values, mark.at, frame)
    case 'pieces':
      return pieces(mark, frame)
    case 'struck':
      return struck(mark.count, frame)
    case 'sequence':
      return sequence(mark.names, frame)
    case 'parts':
      return parts(mark.values, frame)
    case 'trace':
      return trace(mark, frame)
    case 'fan':
      return fan(mark, frame)
  }
}

const box = (x: number, y: number, long: number, tall: number, look: string): string =>
  `<rect x="${Math.round(x)}" y="${Math.round(y)}" width="${Math.round(long)}" height="${Math.round(tall)}" rx="${Math.round(Math.min(12, tall / 5))}" ${look}/>`

const quiet = 'fill="var(--s)"'
const strong = 'class="b"'

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

/** Two or three values as bars, one below the other. */
function rows(values: readonly number[], at: number, { top, bottom }: MarkFrame): string {
  const most = Math.max(...values)
  const pitch = (bottom - top) / (values.length - 0.3)
  return values
    .map((value, index) => {
      const long = Math.max(10, (room * value) / most)
      return box(left, top + pitch * index, long, pitch * 0.7, value === values[at] ? strong : quiet)
    })
    .join('')
}

/** More of them, side by side. */
function columns({ values, at }: Extract<Mark, { kind: 'columns' }>, { top, bottom }: MarkFrame): string {
  const most = Math.max(...values)
  const pitch = room / (values.length - 0.3)
  return values
    .map((value, index) => {
      const tall = Math.max(10, ((bottom - top) * value) / most)
      return box(left + pitch * index, bottom - tall, pitch * 0.7, tall, value === values[at] ? strong : quiet)
    })
    .join('')
}

/** Pieces to count; a hundred of them in rows of twenty-five. */
function pieces({ full, of, areLast = false }: Extract<Mark, { kind: 'pieces' }>, { top, bottom }: MarkFrame): string {
  const inRow = of > 50 ? 25 : of
  const count = Math.ceil(of / inRow)
  const [pitch, step] = [(bottom - top) / (count - 0.25), room / (inRow - 0.25)]
  const [long, tall] = [step * 0.75, count > 1 ? pitch * 0.75 : Math.min(bottom - top, 96)]
  if (count > 1) {
    const id = `p${Math.round(top)}`
    return `<pattern id="${id}" x="${left}" y="${top}" width="${step}" height="${pitch.toFixed(1)}" patternUnits="userSpaceOnUse"><rect width="${long.toFixed(1)}" height="${tall.toFixed(1)}" rx="4" ${strong}/></pattern><path fill="url(#${id})" d="M${left} ${top}H${right}V${bottom}H${left}z"/>`
  }
  return Array.from({ length: of }, (_, index) => {
    const x = left + step * index
    const part = Math.min(1, Math.max(0, full - (areLast ? of - 1 - index : index)))
    const whole = part === 1 ? '' : box(x, bottom - tall, long, tall, quiet)
    return whole + (part === 0 ? '' : box(x, bottom - tall, long * part, tall, strong))
  }).join('')
}

/** False ones: bars as long as a line of text, each struck through. */
function struck(count: number, { top, bottom }: MarkFrame): string {
  const inRow = Math.ceil(count / 2)
  const [pitch, step] = [(bottom - top) / 1.7, room / (inRow - 0.15)]
  const [long, tall] = [step * 0.85, pitch * 0.7]
  return Array.from({ length: count }, (_, index) => {
    const [x, y] = [left + step * (index % inRow), top + pitch * Math.floor(index / inRow)]
    const middle = Math.round(y + tall / 2)
    return `${box(x, y, long, tall, quiet)}<path d="M${Math.round(x + tall * 0.4)} ${middle}h${Math.round(long - tall * 0.8)}" stroke="var(--d)" stroke-width="${Math.max(8, Math.round(tall / 9))}"/>`
  }).join('')
}

/** One after the other, joined by a line. */
function sequence(names: readonly string[], { top, bottom, words }: MarkFrame): string {
  const y = (top + bottom) / 2
  const radius = Math.min((bottom - top) / 2, (room / names.length) * 0.42)
  const step = (room - 2 * radius) / (names.length - 1)
  const marks = names.map((name, index) => {
    const x = Math.round(left + radius + step * index)
    const size = Math.min(words * 1.15, (radius * 2.4) / Math.max(2, name.length))
    const said = words === 0 ? '' : textAround(x, Math.round(y + size * 0.35), size, name, 't', 'bold')
    return `<circle cx="${x}" cy="${y}" r="${Math.round(radius)}" ${words === 0 ? strong : quiet}/>${said}`
  })
  return `<path d="M${left + radius} ${y}h${Math.round(step * (names.length - 1))}" stroke="var(--s)" stroke-width="${words === 0 ? 16 : 8}"/>${marks.join('')}`
}

const looks = [strong, 'class="e"', 'class="a"']

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

/** From one value at the left to those at the right, the middle one the strongest. */
function fan({ from, to }: Extract<Mark, { kind: 'fan' }>, { top, bottom }: MarkFrame): string {
  const all = [from, ...to]
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const level = (value: number) => Math.round(bottom - 20 - ((bottom - top - 40) * (value - low)) / (high - low || 1))
  const main = to.length === 1 ? 0 : 1
  return to
    .map((value, index) => {
      const isMain = index === main
      return `<path d="M${left + 10} ${level(from)}L${right - 24} ${level(value)}" stroke="var(--${isMain ? 'b' : 's'})" stroke-width="14"/><circle cx="${right - 24}" cy="${level(value)}" r="24" ${isMain ? strong : quiet}/>`
    })
    .join('')
}
