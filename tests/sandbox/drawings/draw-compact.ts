import { fitted, halves, headline, height, margin, text, width } from './draw-parts'
import { drawMark, isTall } from './draw-marks'
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
  tile: { number: 196, base: 232, label: 66, labelBase: 332, high: 396, low: 440, words: 46 },
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

/** The picture of a lone figure at the head of its article, or the small form of any other in a list of tiles. */
export function compact({ figure, mark, tone }: Compact, form: keyof typeof forms): string {
  const { number, base, label, labelBase, high, low, words } = forms[form]
  const size = fitted(figure.label, label, 'bold')
  return [
    hung(base, fitted(figure.number, number, 'bold'), figure.number, tone),
    text(margin, labelBase, size, figure.label, 'm', 'bold'),
    mark === null ? '' : drawMark(mark, { top: isTall(mark) ? high : low, bottom: foot, words }),
  ].join('')
}

/** The least size of a caption in a thumbnail of a hundred pixels: thirteen there. */
const leastCaption = 130

/** The same in a thumbnail: what the figure counts only where that takes one line; else the mark has its place. */
export function thumbnail({ figure: { number, label }, mark, tone }: Compact): string {
  const room = width - 2 * margin
  const isSaid = label !== '' && widthOf(label, 'bold') * leastCaption <= room
  const head = hung(262, fitted(number, 236, 'bold'), number, tone, text)
  if (isSaid) {
    const caption = text(margin, 416, fitted(label, 140, 'bold'), label, 'm', 'bold')
    return (
      head + caption + (mark === null ? '' : drawMark(mark, { top: isTall(mark) ? 462 : 500, bottom: foot, words: 0 }))
    )
  }
  if (mark !== null) return head + drawMark(mark, { top: isTall(mark) ? 384 : 420, bottom: foot, words: 0 })
  const lines = halves(label)
  const size = Math.min(...lines.map((line) => fitted(line, 120, 'bold')))
  return head + lines.map((line, index) => text(margin, 420 + index * 144, size, line, 'm', 'bold')).join('')
}
