import { fitted, halves, headline, height, least, leastAlone, margin, text, width } from './draw-parts'
import { drawMark, isNamed, isTall } from './draw-marks'
import type { Figure } from './drawing'
import { inkStart, widthOf } from './letters'
import type { Mark } from './mark'

/** Where a mark ends, as far from the lower edge as the texts are from the others. */
const foot = height - margin

/**
 * A figure over what it counts, and its mark along the lower edge: sizes of both texts, their baselines, the upper edges of marks of
 * either kind, and the size of a mark's words. The same in all pictures, so that neighbours in a row line up.
 */
const forms = {
  wide: { number: 150, base: 200, label: 40, labelBase: 270, high: 340, low: 420, words: 30 },
  tile: { number: 190, base: 226, label: 62, labelBase: 318, high: 384, low: 440, words: 50 },
} as const

/** A figure without a mark is larger, and centred vertically. */
const alone = {
  wide: { number: 190, base: 350, label: 48, labelBase: 440 },
  tile: { number: 236, base: 340, label: 76, labelBase: 460 },
} as const

/** A text whose ink, not its first letter's air, begins at the margin: a plus sign would seem to be indented. */
const hung = (y: number, size: number, content: string, tone: string, draw = headline): string =>
  draw(margin - inkStart(content, 'bold') * size, y, size, content, tone, 'bold')

/** What a picture says of itself in a few words. */
export interface Compact {
  readonly figure: Figure
  readonly mark: Mark | null
  /** Colour of the figure. */
  readonly tone: string
}

/** The picture of a figure without a chart at the head of its article, or the small form of any other in a list of tiles. */
export function compact({ figure, mark, tone }: Compact, form: keyof typeof forms): string {
  const { high, low, words } = forms[form]
  const drawn = mark !== null && isNamed(mark, words) ? mark : null
  const { number, base, label, labelBase } = drawn === null ? alone[form] : forms[form]
  const size = fitted(figure.label, label, 'bold')
  return [
    hung(base, fitted(figure.number, number, 'bold'), figure.number, tone),
    text(margin, labelBase, size, figure.label, 'm', 'bold'),
    drawn === null ? '' : drawMark(drawn, { top: isTall(drawn) ? high : low, bottom: foot, words }),
  ].join('')
}

/**
 * The same in a thumbnail, its mark without words below what the figure counts. Bars without their names would say nothing, nor
 * would a mark that is as small as two lines leave it.
 */
export function thumbnail({ figure: { number, label }, mark, tone }: Compact): string {
  const lines = widthOf(label, 'bold') * least.caption <= room ? [label] : halves(label)
  const drawn = lines.length > 1 || mark?.kind === 'columns' ? null : mark
  const sizes = lines.length === 1 && drawn === null ? leastAlone : least
  const size = Math.min(...lines.map((line) => fitted(line, sizes.caption, 'bold')))
  return [
    hung(sizes.base, fitted(number, sizes.number, 'bold'), number, tone, text),
    ...lines.map((line, index) => text(margin, sizes.captionBase + index * least.step, size, line, 'm', 'bold')),
    drawn === null ? '' : drawMark(drawn, { top: isTall(drawn) ? 460 : 500, bottom: foot, words: 0 }),
  ].join('')
}

const room = width - 2 * margin
