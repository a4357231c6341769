import type { Chart } from './chart'
import { chartSize, lengthOf, type Point, scaleTo, type Shape, wordAt } from './shape'

/** What may become of a price: a line from it to each of the values, the middle one the strongest, and the range between the outer ones. */
export function drawFan({ labels, series, levels }: Chart, size: number): readonly Shape[] {
  const [[values], [now]] = [series, levels]
  if (values === undefined || now === undefined) return []
  const all = [...values.values, now.from]
  const y = scaleTo([Math.min(...all), Math.max(...all)], [chartSize.height - size * 1.6, size * 1.6])
  const widest = Math.max(
    ...labels.map((label) => lengthOf(label, size)),
    ...values.texts.map((text) => lengthOf(text, size, true)),
  )
  const start: Point = [Math.max(lengthOf(now.name, size), lengthOf(now.number, size, true)) + size, y(now.from)]
  const right = chartSize.width - widest - size
  const ends = values.values.map((value): Point => [right, y(value)])
  const middle = Math.floor(ends.length / 2)
  return [
    { kind: 'area', points: [start, ...ends], tone: 0 },
    { kind: 'path', points: [start, [right, start[1]]], tone: 'rule', width: 1.5 },
    ...ends.flatMap((end, index): readonly Shape[] => [
      { kind: 'path', points: [start, end], tone: 0, width: index === middle ? 4 : 2, isDashed: index !== middle },
      { kind: 'dot', at: end, tone: 0 },
      ...named(end[0] + size * 0.7, end[1], labels[index] ?? '', values.texts[index] ?? '', size),
    ]),
    { kind: 'dot', at: start, tone: 'text' },
    ...named(0, start[1], now.name, now.number, size),
  ]
}

/** A number below its name, both about as high as their point. */
function named(x: number, y: number, name: string, number: string, size: number): readonly Shape[] {
  return [
    wordAt([x, y - size * 0.25], name, size, { anchor: 'start', tone: 'soft' }),
    wordAt([x, y + size * 0.95], number, size, { anchor: 'start', isBold: true }),
  ]
}
