import { capitalised } from '@/lib/platform/text/capitalised'

import { inOneLine } from './draw-compact'
import { glance } from './draw-glance'
import { half } from './draw-half'
import { margin, text, textBefore, widest, width } from './draw-parts'
import type { Drawing, FallPoint } from './drawing'
import { inkStart, widthOf } from './letters'

type Fall = Extract<Drawing, { kind: 'fall' }>

const right = width - margin

/** Size of the words at the head of an article and on tiles. */
const sizes = { wide: 32, tile: 50 } as const

/** Baselines of the falls and of the ratios; bottom of the columns, height of the loan. */
const names = { wide: 566, tile: 580 } as const
const ratios = { wide: 618, tile: 636 } as const
const [ground, tall] = [516, 153]

/** Baseline of words in the middle of a part, below that, in their size. */
const middling = 0.36

/** At the head of an article: size of the figure, sizes of the words above it and of the note, and the baselines of all. */
const number = 88
const headOf = { words: 32, notes: 27, head: 66, base: 170 }

/**
 * On phones, size and baseline of the note, above what the figure is; how far the columns are lower on tiles, which have neither note
 * nor ratios, and their largest width: heads of articles are a little wider.
 */
const [note, noteBase, lower, mostOfTiles] = [42, 58, 54, 380]

/** Over the columns of tiles, as over other charts (draw-compact.ts). */
const headOfTile = { number: 124, label: 48, base: 160 }

/** Column width as a share of the pitch; between the names of the parts and the columns. */
const [broad, gap] = [0.86, 30]

/** The ratios that follow from the prices are in a line of their own, in the colours of what they lead to. */
const lineOf = (tone: FallPoint['tone']) => (tone === 'b' ? 'm' : tone)

/** Own funds as a part of the loan, from what they are of both. */
const ofLoan = ({ ratio }: FallPoint): number => ratio / (100 - ratio)

/** Words from `x` or around it. */
function say(
  form: keyof typeof sizes,
  x: number,
  y: number,
  content: string,
  tone: string,
  before: 0 | 0.5 = 0,
): string {
  const size = sizes[form]
  return text(x - widthOf(content, 'bold') * size * before, y, size, content, tone, 'bold')
}

/**
 * A column for each point, the loan below, which stays, and own funds above it, to scale, in the colour of what they lead to; what is
 * lost is an empty place. Below each its fall and, at the head of an article, the ratio that is left, which explains the colour. Parts
 * and ratios are named before the columns.
 */
function columns({ parts }: Fall, points: readonly FallPoint[], form: keyof typeof sizes) {
  const left = margin + Math.ceil(widest(Object.values(parts), 'bold') * sizes[form]) + gap
  const pitch = Math.floor((right - left) / (points.length - 1 + broad))
  const long = Math.round(pitch * broad)
  const whole = Math.max(...points.map(ofLoan)) * tall
  const top = ground - tall - 6
  const inPart = (middle: number): number => Math.round(middle + sizes[form] * middling)
  const drawn = points.map((point, index) => {
    const [x, high] = [left + pitch * index, Math.round(ofLoan(point) * tall)]
    return { ...point, x, y: top - high, high, middle: Math.round(x + long / 2), gone: Math.round(whole) - high }
  })
  const ratioLine = [
    say(form, margin, ratios[form], parts.ratio, 'm'),
    ...drawn.map(({ text: ratio, tone, middle: at }) =>
      say(form, at, ratios[form], ratio.replace(/[.,]0(?=%)/, ''), lineOf(tone), 0.5),
    ),
  ].join('')
  const shapes = [
    say(form, margin, inPart(top - whole / 2), parts.own, 'm'),
    say(form, margin, inPart(ground - tall / 2), parts.loan, 'm'),
    say(form, margin, names[form], parts.price, 'm'),
    // The loan is as high below all: one broad line with gaps.
    `<path stroke="var(--s)" stroke-width="${tall}" stroke-dasharray="${long} ${pitch - long}" d="M${left} ${ground - tall / 2}H${right}"/>`,
    ...drawn.map(({ x, y, high, tone }) => `<path class="${tone}" d="M${x} ${y}h${long}v${high}h-${long}"/>`),
    `<path class="k" d="${drawn.map(({ x, y, gone }) => (gone < 12 ? '' : `M${x + 2} ${y - 6}v${6 - gone}h${long - 4}v${gone - 6}`)).join('')}"/>`,
    ...drawn.map(({ amount, high, middle: at }) => say(form, at, inPart(top - high / 2), amount, 'o', 0.5)),
    ...drawn
      .slice(0, 1)
      .map(({ amount, high, middle: at }) =>
        high === tall ? say(form, at, inPart(ground - tall / 2), amount, 't', 0.5) : '',
      ),
    ...drawn.map(({ label, middle: at }, index) =>
      say(form, at, names[form], index === 0 ? label : `−${label}`, 'm', 0.5),
    ),
  ].join('')
  return { columns: shapes, ratios: ratioLine }
}

/** What the figure is, with the note at the end of its line, and the figure below. */
function headline({ figure, note: said }: Fall): string {
  const { words, notes, head, base } = headOf
  return [
    text(margin, head, words, capitalised(figure.label), 'm', 'bold'),
    text(margin - inkStart(figure.number, 'bold') * number, base, number, figure.number, 'd', 'bold'),
    textBefore(right, head, notes, said, 'm', 'bold'),
  ].join('')
}

/**
 * What a fall of prices leaves of own funds: before it, and in each row of the table with a warning or a call. The figure is what is lost in the last; that the
 * numbers are invented ends the line above it.
 */
export function fallWide(drawing: Fall): string {
  const points = drawing.points.filter(({ tone }, index) => index === 0 || tone !== 'b')
  return headline(drawing) + Object.values(columns(drawing, points, 'wide')).join('')
}

/** The points that tiles have room for: before the fall, at the first warning and at the call. */
const mainPoints = (points: Fall['points']): readonly FallPoint[] => {
  const warned = points.findIndex(({ tone }) => tone === 'a')
  return points.filter((_, index) => index === 0 || index === warned || index === points.length - 1)
}

/** The same for tiles and phones, with fewer columns and larger words, the figure beside what it is; in tiles without ratios and note. */
export function fallTile(drawing: Fall): string {
  const drawn = columns(drawing, mainPoints(drawing.points), 'tile')
  return [
    inOneLine(drawing.figure, 'd', headOfTile),
    `<g class="i">${textBefore(right, noteBase, note, drawing.note, 'm', 'bold')}${drawn.ratios}</g>`,
    `<g class="h">${drawn.columns}</g>`,
  ].join('')
}

export const fallRules = `@media(max-width:${mostOfTiles}px){.i{display:none}.h{translate:0 ${lower}px}}`

/** For thumbnails, and for tiles of half a phone: the loan and own funds before the fall and at the call. */
export function fallSmall({ figure, parts, points }: Fall): { readonly tiny: string; readonly half: string } {
  const shown = points.filter((_, index) => index === 0 || index === points.length - 1)
  const small = {
    figure,
    tone: 'd',
    mark: {
      kind: 'stacks',
      columns: shown.map((point, index) => ({
        part: ofLoan(point),
        amount: point.amount,
        price: index === 0 ? point.label : `−${point.label}`,
        tone: point.tone,
      })),
      names: { part: parts.own, rest: parts.loan, price: parts.price },
    },
  } as const
  return { tiny: glance(small), half: half(small) }
}
