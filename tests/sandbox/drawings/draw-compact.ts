import { fitted, halves, headline, height, least, leastAlone, margin, text, width } from './draw-parts'
import { drawMark, isNamed, isTall } from './draw-marks'
import type { Figure } from './drawing'
import { inkStart, widthOf } from './letters'
import type { Mark } from './mark'

/** Where a mark ends, as far from the lower edge as the texts are from the others. */
const foot = height - margin

/**
 * A figure over what it counts, and its mark along the lower edge: sizes of both texts, their baselines, the upper edge of the
 * mark, and the size of its words. The same in all pictures, so that neighbours in a row line up.
 */
const forms = {
  wide: { number: 150, base: 200, label: 40, labelBase: 270, top: 420, words: 30 },
  tile: { number: 124, base: 172, label: 56, labelBase: 262, top: 400, words: 48 },
} as const

/** Over a chart the figure and what it counts are in one line: sizes, baseline, the chart's upper edge and the size of its words. */
const charted = {
  wide: { number: 104, label: 40, base: 150, top: 208, words: 32 },
  tile: { number: 124, label: 48, base: 152, top: 212, words: 50 },
} as const

/** Limits of a session have few words, and a tile twice as wide as others, which shows the wide form. */
const chartedOfBands = { number: 112, label: 46, base: 158, top: 216, words: 42 } as const

/** The lower edges of charts, whose words need more room than other marks. */
const ground = { wide: height - 56, tile: height - 60 } as const

/** Between a figure and what it counts. */
const beside = 26

/** The same on a tile of two columns, whose picture is three times as wide as it is high: sizes as on the tiles beside it. */
const broadly = {
  number: 104,
  label: 46,
  base: 132,
  top: 194,
  bottom: 644,
  words: 40,
  right: 1971,
  move: '-427',
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
  const { top, words } = forms[form]
  const drawn = mark !== null && isNamed(mark, words) ? mark : null
  if (drawn !== null && isTall(drawn)) {
    const chart = form === 'wide' && drawn.kind === 'bands' ? chartedOfBands : charted[form]
    return (
      inOneLine(figure, tone, chart) + drawMark(drawn, { top: chart.top, bottom: ground[form], words: chart.words })
    )
  }
  const { number, base, label, labelBase } = drawn === null ? alone[form] : forms[form]
  const size = fitted(figure.label, label, 'bold')
  return [
    hung(base, fitted(figure.number, number, 'bold'), figure.number, tone),
    text(margin, labelBase, size, figure.label, 'm', 'bold'),
    drawn === null ? '' : drawMark(drawn, { top, bottom: foot, words }),
  ].join('')
}

/** The smallest size of long words in one line with a figure. */
const leastLabel = 44

/** The form of a chart that gains by a broad place, which goes beyond the picture's usual one. */
export function spacious({ figure, mark, tone }: Compact): { readonly broad: string } | null {
  if (mark?.kind !== 'bands') return null
  const drawn = inOneLine(figure, tone, broadly) + drawMark(mark, broadly)
  return { broad: `<g transform="translate(${broadly.move})">${drawn}</g>` }
}

/** A figure and what it counts in one line: in smaller words or in its short ones if there is no room, and at last both smaller. */
export function inOneLine(
  { number, label, short = label }: Figure,
  tone: string,
  { number: most, label: words, base }: Heading,
) {
  const free = room - beside - widthOf(number, 'bold') * most
  const isLong = widthOf(label, 'bold') * Math.min(words, leastLabel) > free
  const [said, widest] = isLong ? [short, words] : [label, fitted(label, words, 'bold', free)]
  const scale = Math.min(1, (room - beside) / (widthOf(number, 'bold') * most + widthOf(said, 'bold') * widest))
  const x = margin + (widthOf(number, 'bold') - inkStart(number, 'bold')) * most * scale + beside
  return hung(base, most * scale, number, tone, text) + text(x, base, widest * scale, said, 'm', 'bold')
}

interface Heading {
  readonly number: number
  readonly label: number
  readonly base: number
}

/** The same in a thumbnail, its mark without words below what the figure counts: a mark as small as two lines leave it would say nothing. */
export function thumbnail({ figure: { number, label, short = label }, mark, tone }: Compact): string {
  const lines = widthOf(short, 'bold') * least.caption <= room ? [short] : halves(short)
  const drawn = lines.length > 1 ? null : mark
  const sizes = lines.length === 1 && drawn === null ? leastAlone : least
  const size = Math.min(...lines.map((line) => fitted(line, sizes.caption, 'bold')))
  return [
    hung(sizes.base, fitted(number, sizes.number, 'bold'), number, tone, text),
    ...lines.map((line, index) => text(margin, sizes.captionBase + index * least.step, size, line, 'm', 'bold')),
    drawn === null
      ? ''
      : drawMark(drawn, isTall(drawn) ? { top: 464, bottom: 616, words: 0 } : { top: 500, bottom: foot, words: 0 }),
  ].join('')
}

const room = width - 2 * margin
