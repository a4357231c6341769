import { outline, resized, widthOf } from './letters'
import type { Weight } from '../font-files'

/** Pixels of every picture. */
export const width = 1200
export const height = 675
export const margin = 84

/** A thumbnail: sizes of its number and of what that counts, their baselines and the step to a second line. */
export const least = { number: 205, base: 230, caption: 130, captionBase: 405, step: 153 } as const

/** The same with nothing below a single line: larger, in the middle. */
export const leastAlone = { number: 260, base: 340, caption: 146, captionBase: 520 } as const

/** A line of text in outlines, from `x` on the baseline `y`, in the colour of a class of the picture's style. */
export const text = (x: number, y: number, size: number, content: string, tone: string, weight: Weight): string =>
  outline(content, { x, y, size, weight, style: tone })

/** The number that a picture of few words is about, as smooth as it is large. */
export const headline: typeof text = (x, y, size, content, tone, weight) =>
  outline(content, { x, y, size, weight, style: tone, isFine: true })

/** A line of text that ends at `x`. */
export const textBefore: typeof text = (x, y, size, content, tone, weight) =>
  text(x - widthOf(content, weight) * size, y, size, content, tone, weight)

/** A line of text around `x`, kept within the margins, of which that on the right may be another. */
export const textAround = (
  ...[x, y, size, content, tone, weight, right = width - margin]: [...Parameters<typeof text>, right?: number]
) => {
  const long = widthOf(content, weight) * size
  const start = Math.min(Math.max(margin, x - long / 2), right - long)
  return text(start, y, size, content, tone, weight)
}

/** Sizes of the words of a chart and of its notes: at the head of an article, where two pixels are one on the screen, and on phones. */
export const chartWords = { words: [32, 43], note: [27, 42] } as const

/** Words of a chart, larger on phones (draw-style.ts): from `x`, around it or before it. */
export const chartText = (
  x: number,
  y: number,
  content: string,
  tone: string,
  before: 0 | 0.5 | 1 = 0,
  role: keyof typeof chartWords = 'words',
): string => resized(content, { x, y, before, weight: 'bold', style: `${tone} ${role === 'words' ? 'z' : 'y'}` })

/** The same around `x`, kept within the margins. */
export function chartTextAround(x: number, y: number, content: string, tone: string): string {
  const half = (widthOf(content, 'bold') * chartWords.words[1]) / 2
  if (x - half < margin) return chartText(margin, y, content, tone)
  return x + half > width - margin
    ? chartText(width - margin, y, content, tone, 1)
    : chartText(x, y, content, tone, 0.5)
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

/** A few words in two lines, broken near their middle, best after a comma; in one if they are one word. */
export function halves(words: string): readonly string[] {
  const away = (index: number) => Math.abs(index - words.length / 2) - (words[index - 1] === ',' ? 2 : 0)
  const breaks = [...words.matchAll(/ /g)].map(({ index }) => index)
  const middle = breaks.toSorted((a, b) => away(a) - away(b))[0]
  return middle === undefined ? [words] : [words.slice(0, middle), words.slice(middle + 1)]
}

interface Forms {
  readonly wide: string
  /** For tiles and phones; without it, the wide form serves there. */
  readonly middle?: string
  /** For thumbnails; without it, the middle form serves there. */
  readonly tiny?: string
  /** For the smallest of them, in which a large chart would leave its figure no room. */
  readonly least?: string
  /** For places three times as wide as they are high. */
  readonly broad?: string
  /** For places higher than wide (draw-half.ts). */
  readonly half?: string
}

/** The forms of one picture, of which its style shows the one that can be read at its size. */
export const responsive = ({ wide, middle, tiny, least: smallest, broad, half }: Forms): string =>
  [
    `<g class="${middle === undefined ? 'w' : 'l'}">${wide}</g>`,
    middle === undefined ? '' : `<g class="${tiny === undefined ? 's x' : 's'}">${middle}</g>`,
    tiny === undefined ? '' : `<g class="x">${tiny}</g>`,
    smallest === undefined ? '' : `<g class="y">${smallest}</g>`,
    broad === undefined ? '' : `<g class="z">${broad}</g>`,
    half === undefined ? '' : `<g class="q">${half}</g>`,
  ].join('')

/** The rule of the form for broad places, whatever their width. */
export const shapeRules = '.z{display:none}@media(min-aspect-ratio:5/2){.l,.s,.x,.y{display:none}.z{display:inline}}'

/**
 * Rules that show one of the forms, by the widths in pixels up to which a picture shows the middle one and, if it has one, the small one;
 * `next` is the form that is shown before that.
 */
export const formRules = (middle: number, tiny: number, next: '.s' | '.w') =>
  `.s,.x{display:none}@media(max-width:${middle}px){.l{display:none}.s{display:inline}}${tiny === 0 ? '' : `@media(max-width:${tiny}px){${next}{display:none}.x{display:inline}}`}`

/** Of pictures that have a form for the smallest thumbnails, up to a width in pixels. */
export const leastRules = (most: number) =>
  `.y{display:none}@media(max-width:${most}px){.x{display:none}.y{display:inline}}`
