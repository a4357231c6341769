import { fitted, headline, margin, textAround, width } from './draw-parts'
import type { VideoScene } from './drawing'
import { candles, gauge, gaugeSmall, growth, leaf, payoff, payoffSmall, sparks, twin, twinSmall } from './video-charts'
import { address, board, card, code, screen, sheet, ticket } from './video-objects'
import {
  clauses,
  figureName,
  menu,
  meters,
  metersSmall,
  numbers,
  order,
  type Piece,
  quotes,
  saidSmall,
  statement,
  steps,
  withFigure,
} from './video-panels'
import {
  columns,
  type Form,
  type Items,
  labelAround,
  labelSizeOf,
  largeAround,
  rect,
  room,
  sizeOf,
  sizes,
} from './video-parts'

type Scene = (items: Items, form: Form, glance: string) => string

/** Steps or days one after the other, the last in the colour of the accent. */
const stops: Scene = (items, form) => {
  const [radius, y] = form === 'wide' ? [100, 292] : [148, 214]
  const size = sizeOf(items, 2 * radius - (form === 'wide' ? 40 : 64), form)
  const labelSize = labelSizeOf(items, room / items.length - 20)
  const step = (room - 2 * radius) / Math.max(1, items.length - 1)
  const line = rect(margin + radius, y - 6, room - 2 * radius, 12, 'b', 6)
  const points = items.map((item, index) => {
    const x = margin + radius + index * step
    const isLast = index === items.length - 1
    const mark = `<circle cx="${Math.round(x)}" cy="${y}" r="${radius}" fill="var(--${isLast ? 'a' : 's'})"/>`
    const named = form === 'wide' ? labelAround(x, 466, item.label, labelSize) : ''
    return mark + largeAround(x, y, item.text, size, isLast ? 'o' : 't') + named
  })
  return line + points.join('')
}

/** A text in its field, which has the colour of the accent if it is the one that counts. */
const field = (x: number, y: number, wide: number, high: number, said: string, size: number, counts: boolean) =>
  rect(x, y, wide, high, counts ? 'a' : 's') + largeAround(x + wide / 2, y + high / 2, said, size, counts ? 'o' : 't')

/** Days as leaves of a calendar, the one of the glance or the last the one that counts; small, without the strips that name them. */
const days: Scene = (items, form, glance) => {
  // Words are wider than days: small, there is room for one of them.
  if (form === 'small' && items.some(({ text: said }) => said.length > 4)) return saidSmall(items, glance)
  const [y, high] = form === 'wide' ? [184, 316] : [60, 316]
  const main = items.find((item) => item.text === glance) ?? items.at(-1)
  return columns(items, form)
    .map(({ text: said, label: name, x, wide, middle, size, labelSize }) => {
      const counts = said === main?.text
      if (form === 'small') return field(x, y, wide, high, said, size, counts)
      return leaf({ x, y, wide, high }, largeAround(middle, y + high * 0.63, said, size), name, counts, labelSize)
    })
    .join('')
}

/** Kinds or the digits of a code, each in its field; the first kind is the usual one. Of four kinds, a small picture has two. */
const boxes: Scene = (items, form) => {
  const areKinds = items.some((item) => item.text.length > 1)
  const shown = form === 'small' && areKinds ? [items.at(0), items.at(-1)].filter((item) => item !== undefined) : items
  const [y, high] = form === 'wide' ? [216, 240] : [60, 316]
  return columns(shown, form)
    .map(({ text: said, x, wide, size }, index) => field(x, y, wide, high, said, size, areKinds && index === 0))
    .join('')
}

/** The floor, the reference and the ceiling of a price, in the colours of a price board; small, how far they are from each other. */
const ladder: Scene = (items, form, glance) => {
  if (form === 'wide') return withFigure(glance, form, items, quotes)
  const steps = columns(items, form).map(({ x, wide }, index) =>
    rect(x, 344 - index * 56, wide, 30, 'cfv'[index] ?? 't', 9),
  )
  return headline(margin, 220, fitted(glance, 230, 'bold', 660), glance, 't', 'bold') + steps.join('')
}

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** A day of trading as long as its parts: auctions in the colour of the accent, what has no name, as the break at noon, is a line. */
const day: Scene = (items, form) => {
  const times = items.map(({ text: time }) => minutesOf(time))
  const [from = 0, to = 1] = [times[0], times.at(-1)]
  const at = (minutes: number) => margin + (room * (minutes - from)) / (to - from)
  // The session in the afternoon is the shortest part with a name in it.
  const labelSize = Math.min(...items.map((item) => fitted(item.label, sizes.label, 'bold', 228)))
  const [y, high, base, size] = form === 'wide' ? [236, 144, 484, 104] : [236, 136, 190, 176]
  const parts = items.slice(0, -1).map((item, index) => {
    const [x, end] = [at(times[index] ?? from), at(times[index + 1] ?? to) - 6]
    if (item.label === '') return rect(x, y + high / 2 - 6, end - x, 12, 'm', 6)
    const isAuction = item.label.startsWith('AT')
    const named = isAuction
      ? labelAround((x + end) / 2, y - 20, item.label, labelSize, 't')
      : labelAround((x + end) / 2, y + high / 2 + labelSize * 0.35, item.label, labelSize)
    return rect(x, y, end - x, high, isAuction ? 'a' : 's', 8) + (form === 'wide' ? named : '')
  })
  const ends = [items[0], items.at(-1)].map((item, index) =>
    textAround(index === 0 ? margin : width - margin, base, size, item?.text ?? '', 't', 'bold'),
  )
  return parts.join('') + ends.join('')
}

/** A scene of a figure and the piece of a screen that it comes from. */
const beside =
  (piece: Piece, small: Piece = piece): Scene =>
  (items, form, glance) =>
    withFigure(glance, form, items, form === 'wide' ? piece : small)

/** The same for charts, which do not say what the figure is. */
const named =
  (piece: Piece, small: Piece = piece): Scene =>
  (items, form, glance) =>
    beside(piece, small)(items, form, glance) + (form === 'wide' ? figureName(glance, items) : '')

const scenes: Readonly<Record<VideoScene['kind'], Scene>> = {
  stops,
  days,
  boxes,
  ladder,
  day,
  card,
  address,
  ticket: (items, form, glance) => (form === 'wide' ? withFigure(glance, form, items, order) : ticket(items)),
  board,
  code,
  sheet,
  screen,
  steps: beside(steps, numbers),
  clauses: beside(clauses, numbers),
  statement: (items, form, glance) =>
    form === 'wide' ? withFigure(glance, form, items, statement) : saidSmall(items, glance),
  menu: (items, form, glance) => (form === 'wide' ? withFigure(glance, form, items, menu) : boxes(items, form, glance)),
  meters: (items, form, glance) => (form === 'wide' ? withFigure(glance, form, items, meters) : metersSmall(items)),
  gauge: beside(gauge, gaugeSmall),
  candles: named(candles),
  payoff: named(payoff, payoffSmall),
  twin: beside(twin, twinSmall),
  growth: named(growth),
  sparks: beside(sparks),
}

/** What a video is about, drawn from what it says. */
export const sceneOf = ({ kind, items }: VideoScene, glance: string, form: Form): string =>
  scenes[kind](items, form, glance)
