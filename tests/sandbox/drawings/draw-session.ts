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

/** Where on the line of the close before a label is clear of the closes: as far to the left as there is room, above or below; nowhere without room. */
function clearOf({ values }: Session, level: number, long: number, size: number) {
  const points = values.map(placed(values, chart))
  const step = (chart.right - left) / (values.length - 1)
  const heightAt = (x: number) => {
    const at = (x - left) / step
    const [before, after] = [points[Math.floor(at)]?.[1] ?? level, points[Math.ceil(at)]?.[1] ?? level]
    return before + (after - before) * (at % 1)
  }
  const spots = Array.from({ length: Math.floor((chart.right - left - long) / 20) }, (_, index) => left + index * 20)
    .flatMap((start) => [level - size * 0.35, level + size * 1.05].map((base) => ({ start, base })))
    .filter(({ base }) => base - size > chart.top - 50 && base < ground)
    .map(({ start, base }) => {
      const apart = Array.from({ length: 21 }, (_, part) => {
        const y = heightAt(start + (long * part) / 20)
        return Math.max(base - size * 0.8 - y, y - base - size * 0.1)
      })
      return { start, base, room: Math.min(...apart) }
    })
  return spots.find(({ room }) => room > size / 3) ?? spots.find(({ room }) => room > size / 8)
}

/** The close beside its end, the one before it on its line, and the days below. */
function closesNamed(of: Session, { label, note, days }: Form): string {
  const { x, y, level } = ends(of)
  // Pictures of phones have no room for its day.
  const reference = note < 40 ? `${of.referenceDay} ${of.reference}` : of.reference
  const isTold = note < 40 || of.contributions === undefined
  const spot = isTold ? clearOf(of, level, widthOf(reference, 'bold') * note, note) : undefined
  return [
    text(
      Math.min(x + 28, right - widthOf(of.close, 'bold') * label),
      y + label * 0.36,
      label,
      of.close,
      toneOf(of),
      'bold',
    ),
    spot === undefined ? '' : text(spot.start, spot.base, note, reference, 'm', 'bold'),
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
