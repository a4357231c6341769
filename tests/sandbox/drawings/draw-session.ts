import { fitted, margin, pathOf, placed, text, textBefore, width } from './draw-parts'
import type { Drawing } from './drawing'
import { inkStart, widthOf } from './letters'

type Session = Extract<Drawing, { kind: 'session' }>

/** Left and right edge of all that the wide forms show, which are those of other covers: heads of articles reckon with them. */
const [left, right] = [margin, width - margin]

/** Sizes of the three kinds of text, the bar's thickness, and where the rows are, for pictures of articles and for those of phones. */
const forms = {
  wide: { number: 104, label: 30, note: 27, title: 78, head: 198, bar: [244, 26], said: 314, days: 616 },
  phone: { number: 112, label: 44, note: 42, title: 64, head: 208, bar: [246, 34], said: 340, days: 632 },
} as const

type Form = (typeof forms)[keyof typeof forms]

interface Part {
  readonly value: number
  readonly said: string
  /** A class of the picture's style. */
  readonly tone: string
}

/** What moved the index: the named shares in full colour, all others in a quiet one; else the shares that rose, stayed and fell. */
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
    tone: index === parts.length - 1 ? 'm' : isRising ? 'u' : 'd',
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
  return parts.map(({ value, tone }) => {
    const at = x
    const long = Math.round(((to - from) * value) / sum)
    x += long
    const look = tone === 'm' ? 'fill="var(--s)"' : `class="${tone}"`
    return { at, bar: long === 0 ? '' : `<path d="M${at} ${y}h${long - 3}v${tall}h${3 - long}z" ${look}/>` }
  })
}

/** The bar with its parts in words, each below its part where there is room: their colours alone would not say which is which. */
function moved(session: Session, { bar: frame, label, said: base }: Form): string {
  const parts = partsOf(session)
  const bars = stackedBar(parts, [left, right + 3], frame)
  const between = label * 0.7
  const long = parts.map(({ said }) => widthOf(said, 'bold') * label)
  // From the last to the first: each ends before the next begins.
  let end = right
  const starts = bars.map(({ at }) => at)
  for (let index = parts.length - 1; index >= 0; index -= 1) {
    starts[index] = Math.max(left, Math.min(starts[index] ?? left, end - (long[index] ?? 0)))
    end = (starts[index] ?? left) - between
  }
  let pen: number = left
  return parts
    .map(({ said, tone }, index) => {
      const x = Math.max(pen, starts[index] ?? left)
      pen = x + (long[index] ?? 0) + between
      return (bars[index]?.bar ?? '') + text(x, base, label, said, tone, 'bold')
    })
    .join('')
}

const toneOf = ({ isRising }: Session): 'u' | 'd' => (isRising ? 'u' : 'd')

/** Frame of the line, the same in both forms: beside its end is room for the larger letters. */
const chart = { top: 400, bottom: 540, left, right: 862 }
const ground = chart.bottom + 20

/** Where the last close and the one before it are. */
function ends({ values }: Session) {
  const place = placed(values, chart)
  const [x, y] = place(values.at(-1) ?? 0, values.length - 1)
  const [, level] = place(values.at(-2) ?? 0, 0)
  return { x, y, level }
}

/** The closes that led to the session, over a hairline for the one before it. */
function closes(of: Session): string {
  const { x, y, level } = ends(of)
  const path = pathOf(of.values, chart)
  return [
    `<path d="${path}V${ground}H${left}z" class="b" opacity=".1"/>`,
    `<path d="M${left} ${level}H${x}M${left} ${ground}H${x}" stroke="var(--m)" stroke-width="2" opacity=".5"/>`,
    `<path d="${path}" class="n" stroke-width="4"/><circle cx="${x}" cy="${y}" r="11" class="${toneOf(of)}"/>`,
  ].join('')
}

/** Both closes beside their ends, apart however small the change is, the one before with its day in wide pictures of news, and the days below the line. */
function closesNamed(of: Session, form: Form): string {
  const { label, note, days } = form
  const { x, y, level } = ends(of)
  const apart = Math.max(Math.abs(y - level), label * 1.2)
  const high = Math.min((y + level - apart) / 2, ground - apart - label * 0.3) + label * 0.36
  const [ofClose, ofReference] = of.isRising ? [high, high + apart] : [high + apart, high]
  return [
    textBefore(right, ofClose, label, of.close, toneOf(of), 'bold'),
    textBefore(
      right,
      ofReference,
      note,
      form === forms.wide ? `${of.referenceDay} ${of.reference}` : of.reference,
      'm',
      'bold',
    ),
    text(left, days, note, of.firstDay, 'm', 'bold'),
    textBefore(x, days, note, of.day, 'm', 'bold'),
  ].join('')
}

/** A session: its change, and what moved the index or how many shares rose and fell. */
function named(of: Session, form: Form): string {
  const { figure, index, session, note, contributions } = of
  const change = contributions?.change ?? figure.number
  return [
    text(left, form.title, form.label, `${index} · ${session}`, 't', 'bold'),
    textBefore(right, form.title, form.note, note, 'm', 'bold'),
    text(
      left - inkStart(change, 'bold') * form.number,
      form.head,
      fitted(change, form.number, 'bold', right - left),
      change,
      toneOf(of),
      'bold',
    ),
    moved(of, form),
    closesNamed(of, form),
  ].join('')
}

/** For pictures of more than 300 pixels; the letters are larger in those as wide as a phone. */
export const sessionWide = (of: Session): string =>
  `${closes(of)}<g class="k">${named(of, forms.wide)}</g><g class="p">${named(of, forms.phone)}</g>`

/** The same for thumbnails, in the places of other covers' figures (draw-compact.ts). The list beside them shows the date. */
export function sessionSmall(of: Session): string {
  const { figure, index } = of
  const size = fitted(figure.number, 236, 'bold')
  return [
    text(margin - inkStart(figure.number, 'bold') * size, 262, size, figure.number, toneOf(of), 'bold'),
    text(margin, 416, 140, index, 'm', 'bold'),
    stackedBar(partsOf({ ...of, contributions: undefined }), [margin, width - margin], [500, 91])
      .map(({ bar }) => bar)
      .join(''),
  ].join('')
}
