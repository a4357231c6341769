import { thumbnail } from './draw-compact'
import { chartText, fitted, least, margin, pathOf, placed, text, width } from './draw-parts'
import type { Drawing } from './drawing'
import { freePlace } from './free-place'
import { inkStart, scaleOf, widthOf } from './letters'

type Session = Extract<Drawing, { kind: 'session' }>

/** Left and right edge of all that the wide forms show, which are those of other covers: heads of articles reckon with them. */
const [left, right] = [margin, width - margin]

/** Size of the number; its baseline and that of the line above it. */
const [number, title, head] = [88, 70, 168] as const

/** Place and thickness of the bar, which is what the number is made of, and the baseline of its words. */
const [bar, said] = [[214, 16], 284] as const

/** Between which heights the way of the index is: over its end a rise has its close, a fall below it. As high as the rest leaves room. */
const heights = { rise: [382, 600], fall: [352, 522] } as const

/** The baseline of the hours, and the lowest of words above them. */
const [hours, lowest] = [650, 604] as const

/** The size of the words of a tile, which are the largest. */
const tileWords = 48

/** How wide a line of words may be: where it grows on tiles, with its largest letters. */
const roomFor = (content: string): number => widthOf(content, 'bold') * tileWords

interface Part {
  readonly value: number
  readonly said: string
  /** A class of the picture's style. */
  readonly tone: string
  /** All that have no name of their own. */
  readonly isRest?: boolean
}

/** What moved the index: the named shares in full colour, all others in a pale one; else the shares that rose, stayed and fell. */
function partsOf({ contributions, breadth, isRising }: Session): readonly Part[] {
  if (contributions === undefined) {
    const { advances, unchanged, declines, said } = breadth
    return [advances, unchanged, declines].map((value, index) => ({
      value,
      said: said[index] ?? '',
      tone: 'ufd'.charAt(index),
    }))
  }
  const { parts } = contributions
  return parts.map(({ label, value, text: points }, index) => ({
    value,
    said: `${label} ${points}`,
    tone: isRising ? 'u' : 'd',
    isRest: index === parts.length - 1,
  }))
}

/** Parts of a whole as one bar with hairlines between them. */
function stackedBar(
  parts: readonly Part[],
  [from, to]: readonly [number, number],
  [y, tall]: readonly [number, number],
) {
  const sum = parts.reduce((total, { value }) => total + value, 0)
  let x = from
  return parts.map(({ value, tone, isRest = false }) => {
    const at = x
    const long = Math.round(((to - from) * value) / sum)
    x += long
    const look = `class="${tone}"${isRest ? ' opacity=".5"' : ''}`
    return { at, bar: long === 0 ? '' : `<path d="M${at} ${y}h${long - 3}v${tall}h${3 - long}z" ${look}/>` }
  })
}

/**
 * The bar with its parts in words, as their colours alone would not say which is which: each below the beginning of its part where
 * there is room, the last below the end of the bar.
 */
function moved(session: Session): string {
  const parts = partsOf(session)
  const bars = stackedBar(parts, [left, right + 3], bar)
  const between = 30
  const long = parts.map((part) => roomFor(part.said))
  let end = right
  const starts = bars.map(({ at }) => at)
  for (let index = parts.length - 1; index >= 0; index -= 1) {
    const latest = end - (long[index] ?? 0)
    starts[index] = index === parts.length - 1 ? latest : Math.max(left, Math.min(starts[index] ?? left, latest))
    end = (starts[index] ?? left) - between
  }
  let pen: number = left
  return parts
    .map(({ said: words, tone, isRest = false }, index) => {
      const x = Math.max(pen, starts[index] ?? left)
      pen = x + (long[index] ?? 0) + between
      const isLast = index === parts.length - 1
      return (bars[index]?.bar ?? '') + chartText(isLast ? right : x, said, words, isRest ? 'm' : tone, isLast ? 1 : 0)
    })
    .join('')
}

/** In points where the text tells who moved the index by how many. */
const changeOf = ({ contributions, figure }: Session): string => contributions?.change ?? figure.number

const toneOf = ({ isRising }: Session): 'u' | 'd' => (isRising ? 'u' : 'd')

/** The way of the index, as long as the bar, over and under a dashed line for the close before; its end has a dot. Below it the hours. */
function line(of: Session): string {
  const { isRising, values, close, reference } = of
  const [top, bottom] = heights[isRising ? 'rise' : 'fall']
  const frame = { top, bottom, left, right }
  const points = values.map(placed(values, frame))
  const [[, level] = [left, bottom], [x, y] = [right, top]] = [points[0], points.at(-1)]
  const [path, tone] = [pathOf(values, frame), toneOf(of)]
  const dashes = 'stroke="var(--m)" stroke-width="3" stroke-dasharray="3 9"'

  // Both closes are on their lines: that of the session at its end, the one before where there is room.
  const last = points.filter(([at]) => at > right - roomFor(close) - 40).map(([, at]) => at)
  const base = isRising ? Math.min(...last) - 26 : Math.max(...last) + 54
  const label = `${reference.label} ${reference.text}`
  const named = freePlace(points, level, { left, right, lowest, long: roomFor(label), close: base })
  return [
    `<path d="${path}V${level}z" class="${tone}" opacity=".14"/>`,
    `<path d="M${left} ${level}H${x}" ${dashes}/>`,
    `<path d="${path}" class="n" stroke-width="5"/><circle cx="${x}" cy="${y}" r="12" class="${tone}"/>`,
    chartText(right, base, close, tone, 1),
    // Nowhere beside its line: between the hours, after a piece of that line.
    '<g class="i">',
    named === null
      ? `<path d="M${left + 276} ${hours - 12}h56" ${dashes}/>${chartText(left + 348, hours, label, 'm')}`
      : chartText(named.x, named.base, label, 'm', named.before),
    chartText(left, hours, of.hours[0], 'm'),
    chartText(right, hours, of.hours[1], 'm', 1),
    '</g>',
  ].join('')
}

/** A session: its change, what moved the index or how many shares rose and fell, and the way of the index. */
export function sessionWide(of: Session): string {
  const { index, session, note } = of
  const change = changeOf(of)
  const size = fitted(change, number, 'bold', right - left)
  return [
    chartText(right, title, note, 'm', 1, 'note'),
    chartText(left, title, `${index} · ${session}`, 't'),
    text(left - inkStart(change, 'bold') * size, head, size, change, toneOf(of), 'bold'),
    `<g class="i">${moved(of)}</g>${line(of)}`,
  ].join('')
}

/** Tiles have larger words. Tiles in lists, which are wider than those on phones, show the number and the way alone, amid the picture. */
export const sessionRules = (most: number) =>
  `@media(max-width:${most}px){.z{transform:scale(${scaleOf(tileWords)})}}@media(min-width:341px)and (max-width:${most}px){.i{display:none}.l{translate:0 24px}}`

/** Every second value and the last; a thumbnail cannot show more. */
const few = (values: readonly number[]) => values.filter((_, index) => (values.length - 1 - index) % 2 === 0)

/**
 * For thumbnails, in the places of other covers' figures (draw-compact.ts): the change, the session, as the list beside them shows the
 * day of the text, and the way of the index, which needs no words as the bar does.
 */
export function sessionSmall(of: Session): string {
  if (of.about !== undefined) return thumbnail({ ...of.about, tone: 'r' })
  const change = changeOf(of)
  const size = fitted(change, least.number, 'bold')
  return [
    text(margin - inkStart(change, 'bold') * size, least.base, size, change, toneOf(of), 'bold'),
    text(margin, least.captionBase, fitted(of.session, least.caption, 'bold'), of.session, 'm', 'bold'),
    `<path d="${pathOf(few(of.values), { top: 462, bottom: 606, left, right })}" class="n" stroke-width="20"/>`,
  ].join('')
}
