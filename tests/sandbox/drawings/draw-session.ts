import { chartText, chartWords, fitted, least, margin, pathOf, placed, text, textBefore, width } from './draw-parts'
import type { Drawing } from './drawing'
import { freePlace } from './free-place'
import { inkStart, widthOf } from './letters'

type Session = Extract<Drawing, { kind: 'session' }>

/** Left and right edge of all that the wide forms show, which are those of other covers: heads of articles reckon with them. */
const [left, right] = [margin, width - margin]

/** Sizes of the number and of the other words, the bar's place and thickness, and the baselines of the rows. */
const forms = {
  wide: { number: 84, title: 72, head: 168, bar: [206, 26], said: 284 },
  tile: { number: 84, title: 76, head: 168, bar: [530, 40], said: 630 },
} as const

type Form = keyof typeof forms

/** Size of the words of a tile. */
const tileWords = 48

/** How wide a line of words may be: where it grows on phones, with its larger letters. */
const roomFor = (content: string, form: Form): number =>
  widthOf(content, 'bold') * (form === 'tile' ? tileWords : chartWords.words[1])

/** A line of words from `x`, or up to it: of one size in tiles, else larger on phones. */
function wordsAt(form: Form, x: number, y: number, content: string, tone: string, isBefore = false): string {
  if (form === 'wide') return chartText(x, y, content, tone, isBefore ? 1 : 0)
  return (isBefore ? textBefore : text)(x, y, tileWords, content, tone, 'bold')
}

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
    const look = `class="${tone}"${isRest ? ' opacity=".3"' : ''}`
    return { at, bar: long === 0 ? '' : `<path d="M${at} ${y}h${long - 3}v${tall}h${3 - long}z" ${look}/>` }
  })
}

/**
 * The bar with its parts in words, as their colours alone would not say which is which: each below the beginning of its part where
 * there is room, the last below the end of the bar.
 */
function moved(session: Session, form: Form): string {
  const parts = partsOf(session)
  const bars = stackedBar(parts, [left, right + 3], forms[form].bar)
  const between = 30
  const long = parts.map(({ said }) => roomFor(said, form))
  let end = right
  const starts = bars.map(({ at }) => at)
  for (let index = parts.length - 1; index >= 0; index -= 1) {
    const latest = end - (long[index] ?? 0)
    starts[index] = index === parts.length - 1 ? latest : Math.max(left, Math.min(starts[index] ?? left, latest))
    end = (starts[index] ?? left) - between
  }
  let pen: number = left
  return parts
    .map(({ said, tone, isRest = false }, index) => {
      const x = Math.max(pen, starts[index] ?? left)
      pen = x + (long[index] ?? 0) + between
      const isLast = index === parts.length - 1
      return (
        (bars[index]?.bar ?? '') +
        wordsAt(form, isLast ? right : x, forms[form].said, said, isRest ? 'm' : tone, isLast)
      )
    })
    .join('')
}

/** In points where the text tells who moved the index by how many. */
const changeOf = ({ contributions, figure }: Session): string => contributions?.change ?? figure.number

const toneOf = ({ isRising }: Session): 'u' | 'd' => (isRising ? 'u' : 'd')

/** Frame of the line, as long as the bar: its end has a dot, over which a rise has its close, a fall below it. */
const chartOf = ({ isRising }: Pick<Session, 'isRising'>) => ({
  top: 388,
  bottom: isRising ? 560 : 520,
  left,
  right: right - 12,
})

/** The same on tiles, between the number and the bar; beside its end is room for words. */
const chartOfTile = { top: 236, bottom: 424, left, right: 800 }

/** Where the close is, and the line of the one before it. */
function ends({ values }: Pick<Session, 'values'>, frame: ReturnType<typeof chartOf>) {
  const place = placed(values, frame)
  const [x, y] = place(values.at(-1) ?? 0, values.length - 1)
  const [, level] = place(values[0] ?? 0, 0)
  return { x, y, level }
}

/** The way of the index, over and under a dashed line for the close before. */
function line(of: Session, frame = chartOf(of)): string {
  const { x, y, level } = ends(of, frame)
  const [path, tone] = [pathOf(of.values, frame), toneOf(of)]
  return [
    `<path d="${path}V${level}z" class="${tone}" opacity=".14"/>`,
    `<path d="M${left} ${level}H${x}" stroke="var(--m)" stroke-width="3" stroke-dasharray="3 9"/>`,
    `<path d="${path}" class="n" stroke-width="5"/><circle cx="${x}" cy="${y}" r="12" class="${tone}"/>`,
  ].join('')
}

/** Pixels between two lines of the words beside the chart, and the least between its two values. */
const [pitch, apart] = [48, 62] as const

/** On tiles, beside the end of either line what it is. */
function lineNamed({ isRising, close, reference, ...of }: Session): string {
  const { x, y, level } = ends(of, chartOfTile)
  const from = x + 32
  const [at, base] = [y + 13, level + 11]
  // The close before has two lines, on the side of the session's own on which there is more room.
  const isAbove = !isRising && at - base - pitch < apart
  const below = Math.max(base, at + apart)
  const first = isRising ? below : isAbove ? Math.min(base, at - apart) - pitch : base
  return [
    wordsAt('tile', from, at, close, isRising ? 'u' : 'd'),
    wordsAt('tile', from, first, reference.label, 'm'),
    wordsAt('tile', from, first + pitch, reference.text, 'm'),
  ].join('')
}

/** The baseline of the hours, and the lowest of words above them. */
const [hours, lowest] = [622, 574] as const

/** Both closes on their lines: that of the session over its end, the one before where its line is free. Below them the hours. */
function lineSaid({ isRising, values, close, reference, hours: [start, end] }: Session): string {
  const frame = chartOf({ isRising })
  const place = placed(values, frame)
  const points = values.map((value, index) => place(value, index))
  const { level } = ends({ values }, frame)
  const last = points.filter(([x]) => x > right - roomFor(close, 'wide') - 40).map(([, y]) => y)
  const at = isRising ? Math.min(...last) - 26 : Math.max(...last) + 54

  const label = `${reference.label} ${reference.text}`
  const named = freePlace(points, level, { left, right, lowest, long: roomFor(label, 'wide'), close: at })
  return [
    chartText(right, at, close, isRising ? 'u' : 'd', 1),
    // Nowhere free beside its line: between the hours, after a piece of that line.
    named === null
      ? `<path d="M${left + 346} ${hours - 12}h56" stroke="var(--m)" stroke-width="3" stroke-dasharray="3 9"/>` +
        chartText(left + 418, hours, label, 'm')
      : chartText(named.x, named.base, label, 'm', named.before),
    chartText(left, hours, start, 'm'),
    chartText(right, hours, end, 'm', 1),
  ].join('')
}

/** A session: its change, and what moved the index or how many shares rose and fell. */
function named(of: Session, form: Form): string {
  const { index, session, note } = of
  const change = changeOf(of)
  const { title, head, number } = forms[form]
  const size = fitted(change, number, 'bold', right - left)
  return [
    wordsAt(form, left, title, `${index} · ${session}`, 't'),
    form === 'tile' ? '' : chartText(right, title, note, 'm', 1, 'note'),
    text(left - inkStart(change, 'bold') * size, head, size, change, toneOf(of), 'bold'),
    moved(of, form),
  ].join('')
}

/** For pictures of articles. */
export const sessionWide = (of: Session): string => line(of) + named(of, 'wide') + lineSaid(of)

/** For tiles and phones: the result, the way of the index, in fewer steps and without its hours, and the bar. */
export const sessionTile = (of: Session): string =>
  line({ ...of, values: of.values.filter((_, at) => at === 0 || (of.values.length - 1 - at) % 3 === 0) }, chartOfTile) +
  named(of, 'tile') +
  lineNamed(of)

/** The same for thumbnails, in the places of other covers' figures (draw-compact.ts): with the session, as the list beside them shows the day of the text. */
export function sessionSmall(of: Session): string {
  const change = changeOf(of)
  const size = fitted(change, least.number, 'bold')
  return [
    text(margin - inkStart(change, 'bold') * size, least.base, size, change, toneOf(of), 'bold'),
    text(margin, least.captionBase, fitted(of.session, least.caption, 'bold'), of.session, 'm', 'bold'),
    ...stackedBar(partsOf(of), [left, right], [500, 91]).map(({ bar }) => bar),
  ].join('')
}
