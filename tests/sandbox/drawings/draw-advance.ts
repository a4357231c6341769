import { fitted, text, textAround } from './draw-parts'
import type { Chart } from './mark'
import { widthOf } from './letters'
import { left, lineOf, type MarkFrame, penOf, right, room } from './mark-parts'

type Advance = Extract<Chart, { kind: 'advance' }>

/** An advance: a dashed box on the day the money is due, a filled one on the day it is paid, and an arrow from one to the other. */
export function advance({ days, amount, names }: Advance, frame: MarkFrame): string {
  const { top, bottom, words } = frame
  const pen = penOf(frame)
  const long = room * (words === 0 ? 0.3 : 0.41)
  const line = words === 0 ? 0 : words * 1.25
  const track = words === 0 ? bottom - 12 : bottom - words * 1.6
  const [floor, roof] = [track - pen * 3, words === 0 ? top + 10 : top + line * 1.1]
  const tall = floor - roof
  const [first, last] = [left + long / 2, right - long / 2]
  const center = roof + tall / 2
  const x = (index: number) => first + ((last - first) * index) / (days.length - 1)
  const [from, to] = [right - long - 24, left + long + 24]
  const head = pen * 4
  const shapes = [
    `<rect x="${left}" y="${Math.round(roof)}" width="${Math.round(long)}" height="${Math.round(tall)}" rx="12" class="b"/>`,
    `<rect x="${Math.round(right - long + pen / 2)}" y="${Math.round(roof + pen / 2)}" width="${Math.round(long - pen)}" height="${Math.round(tall - pen)}" rx="12" fill="none" stroke="var(--m)" stroke-width="${pen}" stroke-dasharray="${pen * 3} ${pen * 2}"/>`,
    lineOf(
      `M${Math.round(from)} ${Math.round(center)}H${Math.round(to)}m${head} -${head}l-${head} ${head}l${head} ${head}`,
      'b',
      pen * 1.2,
    ),
    lineOf(`M${left} ${Math.round(track)}H${right}`, 'm', pen * 0.6),
    ...days.map(
      (_, index) =>
        `<circle cx="${Math.round(x(index))}" cy="${Math.round(track)}" r="${pen * 1.6}" class="${index === 0 ? 'b' : 'm'}"/>`,
    ),
  ]
  if (words === 0) return shapes.join('')
  const size = fitted(amount, words, 'bold', long - 96)
  const inBox = (middle: number, tone: string) =>
    text(middle - (widthOf(amount, 'bold') * size) / 2, center + size * 0.36, size, amount, tone, 'bold')
  return [
    ...shapes,
    inBox(first, 'g'),
    inBox(last, 'm'),
    textAround(first, top + words * 0.8, words, names[0], 'b', 'bold'),
    textAround(last, top + words * 0.8, words, names[1], 'm', 'bold'),
    ...days.map((day, index) => textAround(x(index), bottom - words * 0.1, words, day, 'm', 'bold')),
  ].join('')
}
