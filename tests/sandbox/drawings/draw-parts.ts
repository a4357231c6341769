import type { Figure } from './drawing'
import { outline, widthOf } from './letters'
import type { Weight } from '../font-files'

/** Pixels of every picture. */
export const width = 1200
export const height = 675
export const margin = 84

/** For pictures shown at 200 to 300 px: sizes of the number and of its label, and the number's baseline, so that neighbours align. */
export const [smallNumber, smallLabel, smallTop] = [220, 120, 270]

/** A line of text in outlines, from `x` on the baseline `y`, in the colour of a class of the picture's style. */
export const text = (x: number, y: number, size: number, content: string, tone: string, weight: Weight): string =>
  outline(content, { x, y, size, weight, style: tone })

/** The number that a picture of few words is about, as smooth as it is large. */
export const headline: typeof text = (x, y, size, content, tone, weight) =>
  outline(content, { x, y, size, weight, style: tone, isFine: true })

/** A line of text that ends at `x`. */
export const textBefore: typeof text = (x, y, size, content, tone, weight) =>
  text(x - widthOf(content, weight) * size, y, size, content, tone, weight)

/** A line of text around `x`, kept within the margins. */
export const textAround: typeof text = (x, y, size, content, tone, weight) => {
  const long = widthOf(content, weight) * size
  const start = Math.min(Math.max(margin, x - long / 2), width - margin - long)
  return text(start, y, size, content, tone, weight)
}

/** The font size, at most `most`, at which a text fits into `room` pixels. */
export const fitted = (content: string, most: number, weight: Weight, room = width - 2 * margin): number =>
  Math.min(most, room / Math.max(0.1, widthOf(content, weight)))

/** Width of the longest of some texts, in ems. */
export const widest = (texts: readonly string[], weight: Weight): number =>
  Math.max(...texts.map((content) => widthOf(content, weight)))

interface Frame {
  readonly top: number
  readonly bottom: number
  readonly left?: number
  readonly right?: number
}

/** Where a value of a series is in the picture: the lowest at the bottom of the frame, the first at its left. */
export function placed(values: readonly number[], { top, bottom, left = margin, right = width - margin }: Frame) {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return (value: number, index: number): readonly [number, number] => [
    Math.round(left + ((right - left) * index) / Math.max(1, values.length - 1)),
    Math.round(bottom - ((bottom - top) * (value - low)) / (high - low || 1)),
  ]
}

/** The points of a series as the data of a path, in steps, which are shorter than places. */
export function pathOf(values: readonly number[], frame: Frame): string {
  const points = values.map(placed(values, frame))
  const steps = points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [x, y]
    return `${x - fromX} ${y - fromY}`.replace(' -', '-')
  })
  return `M${points[0]?.join(' ') ?? ''}l${steps.join(' ')}`
}

/** A few words in two lines, broken near their middle; in one if they are one word. */
export function halves(words: string): readonly string[] {
  const breaks = [...words.matchAll(/ /g)].map(({ index }) => index)
  const middle = breaks.toSorted((a, b) => Math.abs(a - words.length / 2) - Math.abs(b - words.length / 2))[0]
  return middle === undefined ? [words] : [words.slice(0, middle), words.slice(middle + 1)]
}

/** For pictures 100 px wide: their margin, eight pixels there, and the least size of a caption, eleven; a longer one takes two lines. */
const [tinyMargin, leastCaption] = [96, 132]

/** A number and what it counts, in large letters with air on every side, for pictures of 100 to 160 pixels. */
export function captioned({ number, label }: Figure, tone: string, weight: Weight): string {
  const room = width - 2 * tinyMargin
  const isLong = fitted(label, leastCaption, weight, room) < leastCaption
  const rows = isLong ? halves(label) : [label]
  const size = Math.min(...rows.map((row) => fitted(row, 150, weight, room)))
  const large = fitted(number, isLong ? 176 : 240, 'bold', room)
  const pitch = size * 1.22
  // Around the middle: the number, and its caption down to the descenders of the last line.
  const base = (height + large * 0.72 - rows.length * pitch - size * 0.12) / 2
  const captions = rows.map((row, index) =>
    text(tinyMargin, base + pitch * (index + 1) + size * 0.06, size, row, 'm', weight),
  )
  return text(tinyMargin, base, large, number, tone, 'bold') + captions.join('')
}

interface Forms {
  readonly wide: string
  /** For pictures of two to three hundred pixels; without it, the wide form serves there. */
  readonly middle?: string
  /** For pictures of 100 to 160 pixels; without it, the middle form serves there. */
  readonly tiny?: string
}

/** The forms of one picture, of which its style shows the one that can be read at its size. */
export const responsive = ({ wide, middle, tiny }: Forms): string =>
  [
    `<g class="${middle === undefined ? 'w' : 'l'}">${wide}</g>`,
    middle === undefined ? '' : `<g class="${tiny === undefined ? 's x' : 's'}">${middle}</g>`,
    tiny === undefined ? '' : `<g class="x">${tiny}</g>`,
  ].join('')

/** Pixels on the screen up to which a picture shows its figure instead of its rows, and the figure without a chart. */
const [middleWidth, tinyWidth] = [300, 160]

/** Rules that show one of the forms. */
export const formRules = (middle = middleWidth) =>
  `.s,.x{display:none}@media(max-width:${middle}px){.l{display:none}.s{display:inline}}@media(max-width:${tinyWidth}px){.s,.w{display:none}.x{display:inline}}`
