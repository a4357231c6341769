import type { Chart, Level } from './chart'
import { lengthOf, type Point, scaleTo, type Shape, sizeOf, wordAt } from './shape'

/** Room of the values beyond the highest and the lowest, as a share of them. */
const slack = 0.06

/** How far beyond the values a level may be, as a share of them, that the line is not pressed into what is left. */
const reach = 0.8

/** Values up to which each has a dot: more would be a string of beads. */
const mostDots = 8

/** A line with the values of its ends and turns, and the levels that the text names. */
export function drawLine(chart: Chart, size: number): readonly Shape[] {
  const { labels, series, levels } = chart
  const { width, height } = sizeOf(chart)
  const [first] = series
  if (first === undefined) return []
  const { values, texts } = first
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const isNear = ({ from, to }: Level) => to >= low - (high - low) * reach && from <= high + (high - low) * reach
  const near = levels.filter(isNear)
  const above = levels.filter((level) => !isNear(level) && level.from > high)
  const shown = [...values, ...near.flatMap(({ from, to }) => [from, to])]
  const [least, most] = [Math.min(...shown), Math.max(...shown)]
  const more = (most - least) * slack
  const [top, bottom] = [size * (1.5 + above.length * 1.4), height - size * 3.4]
  const y = scaleTo([least - more, most + more], [bottom, top])
  const last = values.length - 1
  const margin = 8
  const points = values.map((value, index): Point => [margin + ((width - margin * 2) / last) * index, y(value)])
  const end = points[last] ?? [width - margin, bottom]
  const isFall = (values[last] ?? 0) < (values[last - 1] ?? 0)

  const edges = near.flatMap(({ from, to }) => [y(from), y(to)])
  const turns = [...new Set([values.indexOf(Math.min(...values)), values.indexOf(Math.max(...values))])]
  const numbers = turns.flatMap((index): readonly Shape[] => {
    const point = points[index]
    if (point === undefined || index === last) return []
    const isLow = values[index] === Math.min(...values)
    const base = point[1] + (isLow ? size * 1.3 : -size * 0.6)
    return [wordAt([point[0], clearOf(edges, base, isLow ? 1 : -1, size)], texts[index] ?? '', size)]
  })
  const endBase = clearOf(edges, end[1] + (isFall ? size * 1.4 : -size * 0.7), isFall ? 1 : -1, size)
  const dotted = points.filter((_, index) => values.length <= mostDots || index === last || turns.includes(index))
  const days = [0, Math.round(last / 2), last].map((index) =>
    wordAt([points[index]?.[0] ?? 0, height - size * 0.4], labels[index] ?? '', size, { tone: 'soft' }),
  )
  return [
    ...near.flatMap((level) => drawLevel(level, y, width)),
    ...drawBase(bottom + size * 1.6, width, size),
    { kind: 'path', points, tone: 0, width: 3.5 },
    ...dotted.map((at): Shape => ({ kind: 'dot', at, tone: 0 })),
    ...numbers,
    wordAt([width, endBase], texts[last] ?? '', size, { anchor: 'end', isBold: true }),
    ...near.map((level) => nameLevel(level, y, [0, width], points, size)),
    ...above.flatMap((level, index) => nameAbove(level, size * (1 + index * 1.4), size)),
    ...days,
  ]
}

/** The line of the days, interrupted at its start: the values do not begin at zero. */
function drawBase(y: number, width: number, size: number): readonly Shape[] {
  const rule = (...points: readonly Point[]): Shape => ({ kind: 'path', points, tone: 'rule', width: 1.5 })
  const [lean, tall] = [size * 0.12, size * 0.28]
  const strokes = [0.55, 0.9].map((at) => size * at)
  return [
    rule([0, y], [strokes[0] ?? 0, y]),
    ...strokes.map((x) => rule([x - lean, y + tall], [x + lean, y - tall])),
    rule([strokes[1] ?? 0, y], [width, y]),
  ]
}

function drawLevel({ from, to }: Level, y: (value: number) => number, right: number): readonly Shape[] {
  const across = (value: number): readonly Point[] => [
    [0, y(value)],
    [right, y(value)],
  ]
  if (from === to) return [{ kind: 'path', points: across(from), tone: 'soft', width: 1.5, isDashed: true }]
  return [{ kind: 'area', points: [...across(from), ...across(to).toReversed()], tone: 0 }]
}

/** A baseline from which no edge of a level runs through its word, moved up or down by as little as that takes. */
function clearOf(edges: readonly number[], base: number, way: 1 | -1, size: number): number {
  const crossed = edges.find((edge) => edge > base - size * 0.95 && edge < base + size * 0.3)
  if (crossed === undefined) return base
  return way === 1 ? crossed + size : crossed - size * 0.35
}

/** Far above the values, only the name of a level, after a sign that it is further up. */
function nameAbove({ number, name }: Level, base: number, size: number): readonly Shape[] {
  const [tip, foot, middle] = [base - size * 0.7, base, size * 0.35]
  const path = (...points: readonly Point[]): Shape => ({ kind: 'path', points, tone: 'soft', width: 1.5 })
  return [
    path([middle, foot], [middle, tip]),
    path([size * 0.08, tip + size * 0.27], [middle, tip], [size * 0.62, tip + size * 0.27]),
    wordAt([size, base], `${number} ${name}`, size, { anchor: 'start', tone: 'soft' }),
  ]
}

/** The name of a level where the line is farthest from it: at its left or its right, above or below. */
function nameLevel(
  { from, to, number, name }: Level,
  y: (value: number) => number,
  [left, right]: readonly [number, number],
  points: readonly Point[],
  size: number,
): Shape {
  const text = `${number} ${name}`
  const width = lengthOf(text, size)
  const places = [left, right - width].flatMap((x) =>
    [y(to) - size * 0.45, y(from) + size * 1.1].map((baseline) => ({ x, baseline })),
  )
  const roomOf = ({ x, baseline }: { x: number; baseline: number }): number =>
    Math.min(
      ...points
        .filter(([at]) => at > x - size * 2 && at < x + width + size * 2)
        .map(([, at]) => Math.abs(at - (baseline - size * 0.4))),
    )
  const best = places.reduce((most, each) => (roomOf(each) > roomOf(most) ? each : most))
  return wordAt([best.x, best.baseline], text, size, { anchor: 'start', tone: 'soft' })
}
