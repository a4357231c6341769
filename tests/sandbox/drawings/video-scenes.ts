import { fitted, headline, margin, text, textAround, width } from './draw-parts'
import type { VideoScene } from './drawing'

type Items = VideoScene['items']

const room = width - 2 * margin
/** A scene ends above the length and the button of a player. */
const [top, bottom] = [200, 480]
const between = 32

const rect = (x: number, y: number, wide: number, high: number, tone: string, round = 20): string =>
  `<rect x="${Math.round(x)}" y="${Math.round(y)}" width="${Math.round(wide)}" height="${Math.round(high)}" rx="${round}" fill="var(--${tone})"/>`

/** The size at which all labels of a scene fit. */
const labelSizeOf = (items: Items, space: number): number =>
  Math.min(...items.map(({ label }) => fitted(label, 46, 'bold', space)))

/** The size at which all large texts of a scene fit. */
const sizeOf = (items: Items, space: number): number =>
  Math.min(...items.map(({ text: said }) => fitted(said, 104, 'bold', space)))

/** Classes of what is left out of a thumbnail, and of a label, which a tile has no room for either (draw-video.ts). */
const [large, small] = ['n', 'w']

/** A large text of a scene around `x`. */
function largeAround(x: number, y: number, content: string, size: number, tone = 't'): string {
  return textAround(x, y + size * 0.35, size, content, `${tone} ${large}`, 'bold')
}

const labelAround = (x: number, y: number, content: string, size: number, tone = 'm'): string =>
  content === '' ? '' : textAround(x, y, size, content, `${tone} ${small}`, 'bold')

/** Equal columns of the scene, with the middle of each and the sizes of their texts. */
function columns(items: Items) {
  const wide = (room - between * (items.length - 1)) / items.length
  const [size, labelSize] = [sizeOf(items, wide - 48), labelSizeOf(items, wide - 40)]
  return items.map((item, index) => {
    const x = margin + index * (wide + between)
    return { ...item, x, wide, middle: x + wide / 2, size, labelSize }
  })
}

/** Steps or days one after the other, the last in the colour of the accent. */
function stops(items: Items): string {
  const [radius, y] = [92, 284]
  const size = sizeOf(items, 2 * radius - 36)
  const labelSize = labelSizeOf(items, room / items.length - 28)
  const step = (room - 2 * radius) / Math.max(1, items.length - 1)
  const line = rect(margin + radius, y - 6, room - 2 * radius, 12, 'b', 6)
  const points = items.map(({ text: said, label }, index) => {
    const x = margin + radius + index * step
    const isLast = index === items.length - 1
    const mark = `<circle cx="${Math.round(x)}" cy="${y}" r="${radius}" fill="var(--${isLast ? 'a' : 's'})"/>`
    return mark + largeAround(x, y, said, size, isLast ? 'o' : 't') + labelAround(x, bottom - 44, label, labelSize)
  })
  return line + points.join('')
}

/** Facts side by side; one without a label is a button. Without their labels, the facts (`k`) are in the middle. */
const cards = (items: Items): string =>
  columns(items)
    .map(({ text: said, label, x, wide, middle, size, labelSize }) =>
      label === ''
        ? rect(x, top, wide, bottom - top, 'a') + largeAround(middle, 340, said, size, 'o')
        : rect(x, top, wide, bottom - top, 's') +
          largeAround(middle, 310, said, size, 't k') +
          labelAround(middle, 440, label, labelSize),
    )
    .join('')

/** Kinds or the digits of a code, each in its field; the first kind is the usual one. */
const boxes = (items: Items): string =>
  columns(items)
    .map(({ text: said, x, wide, middle, size }, index) => {
      const isFirst = index === 0 && said.length > 1
      return (
        rect(x, top + 30, wide, 220, isFirst ? 'a' : 's') +
        largeAround(middle, top + 140, said, size, isFirst ? 'o' : 't')
      )
    })
    .join('')

const valueOf = (said: string): number => Number(/[\d.,]+/.exec(said)?.[0].replaceAll(/[.,]/g, '') ?? 0)

/** Quantities as columns, the last in the colour of the accent. */
function levels(items: Items): string {
  const most = Math.max(...items.map(({ text: said }) => valueOf(said)))
  return columns(items)
    .map(({ text: said, label, x, wide, middle, size, labelSize }, index) => {
      const high = Math.max(64, (170 * valueOf(said)) / most)
      const isLast = index === items.length - 1
      return (
        rect(x, bottom - high, wide, high, isLast ? 'a' : 's') +
        largeAround(middle, bottom - high - 66, said, size) +
        labelAround(middle, bottom - 22, label, labelSize, isLast ? 'o' : 'm')
      )
    })
    .join('')
}

/** The floor, the reference and the ceiling of a price, in the colours of a price board. */
const ladder = (items: Items): string =>
  columns(items)
    .map(({ text: said, label, x, wide, size, labelSize }, index) => {
      const y = bottom - 40 - index * 75
      const tone = 'cfv'[index] ?? 't'
      return (
        rect(x, y, wide, 18, tone, 9) +
        text(x, y - 26, size, said, `${tone} ${large}`, 'bold') +
        text(x, index === 0 ? y - 126 : y + 76, labelSize, label, `m ${small}`, 'bold')
      )
    })
    .join('')

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** A day of trading as long as its parts: auctions in the colour of the accent, what has no name, as the break at noon, is a line. */
function day(items: Items): string {
  const times = items.map(({ text: time }) => minutesOf(time))
  const [from = 0, to = 1] = [times[0], times.at(-1)]
  const at = (minutes: number) => margin + (room * (minutes - from)) / (to - from)
  // The session in the afternoon is the shortest part with a name in it.
  const labelSize = Math.min(...items.map(({ label }) => fitted(label, 46, 'bold', 220)))
  const parts = items.slice(0, -1).map(({ label }, index) => {
    const [x, end] = [at(times[index] ?? from), at(times[index + 1] ?? to) - 6]
    if (label === '') return rect(x, 294, end - x, 12, 'm', 6)
    const isAuction = label.startsWith('AT')
    return (
      rect(x, 228, end - x, 144, isAuction ? 'a' : 's', 8) +
      (isAuction
        ? labelAround((x + end) / 2, 208, label, labelSize, 't')
        : labelAround((x + end) / 2, 316, label, labelSize))
    )
  })
  const ends = [items[0], items.at(-1)].map((item, index) => {
    const size = 92
    const said = item?.text ?? ''
    return textAround(index === 0 ? margin : width - margin, bottom - 28, size, said, `t ${large}`, 'bold')
  })
  return parts.join('') + ends.join('')
}

/** A card in the frame of a camera. */
function card([first]: Items): string {
  const [wide, high] = [520, 264]
  const [x, y] = [width / 2 - wide / 2, top + 8]
  const [left, right, up, down] = [x - 44, x + wide + 44, y - 34, y + high + 34]
  const corners = `M${left} ${up + 90}v-90h90M${right - 90} ${up}h90v90M${right} ${down - 90}v90h-90M${left + 90} ${down}h-90v-90`
  return [
    `<path fill="none" stroke="var(--a)" stroke-width="16" d="${corners}"/>`,
    rect(x, y, wide, high, 's', 28),
    headline(
      x + 40,
      y + 100,
      fitted(first?.text ?? '', 88, 'bold', wide - 80),
      first?.text ?? '',
      `t ${large}`,
      'bold',
    ),
    rect(x + 40, y + 126, 104, 104, 'a', 12),
    ...[126, 167, 208].map((down_, index) => rect(x + 176, y + down_, 300 - index * 60, 22, 'b', 11)),
  ].join('')
}

/** The official address, and one that looks like it. */
const address = (items: Items): string =>
  items
    .map(({ text: said }, index) => {
      const y = top + index * 148
      const [middle, isFalse] = [y + 66, index > 0]
      const sign = isFalse ? `M130 ${middle - 24}l48 48m0-48l-48 48` : `M126 ${middle}l22 24 40-48`
      return (
        rect(margin, y, room, 132, 's') +
        `<path fill="none" stroke="var(--${isFalse ? 'd' : 'b'})" stroke-width="16" d="${sign}"/>` +
        text(226, middle + 32, fitted(said, 96, 'bold', room - 176), said, `t ${large}`, 'bold')
      )
    })
    .join('')

const scenes: Readonly<Record<VideoScene['kind'], (items: Items) => string>> = {
  stops,
  cards,
  boxes,
  levels,
  ladder,
  day,
  card,
  address,
}

/** What a video is about, drawn from what it says. */
export const sceneOf = ({ kind, items }: VideoScene): string => scenes[kind](items)
