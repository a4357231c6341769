import { fitted, halves, headline, margin, text, textAround, widest, width } from './draw-parts'
import type { VideoScene } from './drawing'
import { widthOf } from './letters'
import { address, board, card, code, screen, sheet, ticket } from './video-objects'
import {
  columns,
  type Form,
  type Items,
  label,
  labelAround,
  labelSizeOf,
  largeAround,
  rect,
  room,
  sizeOf,
  sizes,
  zones,
} from './video-parts'

type Scene = (items: Items, form: Form, glance: string) => string

/** Steps or days one after the other, the last in the colour of the accent. */
const stops: Scene = (items, form) => {
  const [radius, y] = form === 'wide' ? [100, 292] : [152, 242]
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

/** Facts in a row under the figure that they lead to; the fact that is this figure gives it its label. */
const figure: Scene = (items, form, glance) => {
  const own = items.find((item) => glance.includes(item.text))
  if (form === 'small') {
    const said = own?.label ?? ''
    const isNamed = said !== '' && fitted(said, 118, 'bold') === 118
    return [
      headline(margin, isNamed ? 240 : 300, fitted(glance, 230, 'bold'), glance, 'a', 'bold'),
      isNamed ? text(margin, 392, 118, said, 'm', 'bold') : '',
    ].join('')
  }
  const facts = items.filter((item) => item !== own)
  // A long label has two lines, so that the figure stays large.
  const lines = widthOf(own?.label ?? '', 'bold') > 7 ? halves(own?.label ?? '') : [own?.label ?? '']
  const beside = own === undefined ? 0 : widest(lines, 'bold') * sizes.label + 36
  const [base, size] = [316, fitted(glance, 190, 'bold', room - beside)]
  const left = margin + widthOf(glance, 'bold') * size + 36
  const wide = room / Math.max(1, facts.length)
  const factSize = Math.min(68, sizeOf(facts, wide - 32, form))
  const labelSize = labelSizeOf(facts, wide - 32)
  return [
    headline(margin, base, size, glance, 'a', 'bold'),
    ...lines.map((line, index) =>
      text(left, base - (lines.length - 1 - index) * 60, sizes.label, line, `m ${label}`, 'bold'),
    ),
    rect(margin, base + 42, room, 6, 's', 3),
    ...facts.map((fact, index) => {
      const x = margin + index * wide
      return (
        text(x, base + 130, factSize, fact.text, 't', 'bold') +
        text(x, base + 190, labelSize, fact.label, `m ${label}`, 'bold')
      )
    }),
  ].join('')
}

/** Kinds or the digits of a code, each in its field; the first kind is the usual one. Of four kinds, a small picture has two. */
const boxes: Scene = (items, form) => {
  const areKinds = items.some((item) => item.text.length > 1)
  const shown = form === 'small' && areKinds ? [items.at(0), items.at(-1)].filter((item) => item !== undefined) : items
  const [y, high] = form === 'wide' ? [216, 240] : [92, 300]
  return columns(shown, form)
    .map(({ text: said, x, wide, middle, size }, index) => {
      const isFirst = areKinds && index === 0
      return (
        rect(x, y, wide, high, isFirst ? 'a' : 's') + largeAround(middle, y + high / 2, said, size, isFirst ? 'o' : 't')
      )
    })
    .join('')
}

const valueOf = (said: string): number => Number(/[\d.,]+/.exec(said)?.[0].replaceAll(/[.,]/g, '') ?? 0)

/** Quantities as columns, the last in the colour of the accent. */
const levels: Scene = (items, form) => {
  const { bottom } = zones[form]
  const tallest = form === 'wide' ? 190 : 170
  const most = Math.max(...items.map((item) => valueOf(item.text)))
  return columns(items, form)
    .map(({ text: said, label: of, x, wide, middle, size, labelSize }, index) => {
      const high = Math.max(72, (tallest * valueOf(said)) / most)
      const isLast = index === items.length - 1
      return [
        rect(x, bottom - high, wide, high, isLast ? 'a' : 's'),
        textAround(middle, bottom - high - 28, size, said, 't', 'bold'),
        form === 'wide' ? labelAround(middle, bottom - 22, of, labelSize, isLast ? 'o' : 'm') : '',
      ].join('')
    })
    .join('')
}

/** The floor, the reference and the ceiling of a price, in the colours of a price board; small, how far they are from each other. */
const ladder: Scene = (items, form, glance) => {
  const isSmall = form === 'small'
  const steps = columns(items, form).map(({ text: said, label: of, x, wide, size, labelSize }, index) => {
    const y = isSmall ? 408 - index * 56 : 460 - index * 80
    const tone = 'cfv'[index] ?? 't'
    return [
      rect(x, y, wide, isSmall ? 30 : 18, tone, 9),
      isSmall ? '' : text(x, y - 26, size, said, tone, 'bold'),
      isSmall ? '' : text(x, index === 0 ? y - 132 : y + 76, labelSize, of, `m ${label}`, 'bold'),
    ].join('')
  })
  const said = isSmall ? headline(margin, 232, fitted(glance, 230, 'bold', 700), glance, 't', 'bold') : ''
  return said + steps.join('')
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
  const [y, high, base, size] = form === 'wide' ? [236, 144, 484, 104] : [280, 140, 220, 176]
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

const scenes: Readonly<Record<VideoScene['kind'], Scene>> = {
  stops,
  figure,
  boxes,
  levels,
  ladder,
  day,
  card,
  address,
  ticket,
  board,
  code,
  sheet,
  screen,
}

/** What a video is about, drawn from what it says. */
export const sceneOf = ({ kind, items }: VideoScene, glance: string, form: Form): string =>
  scenes[kind](items, form, glance)
