import type { Chart, Level } from './chart'
import {
  heightAt,
  large,
  lengthOf,
  mostDots,
  type Point,
  scaleTo,
  type Shape,
  sizeOf,
  wordAt,
  type Words,
} from './shape'

/** Room of the values beyond the highest and the lowest, as a share of them. */
const slack = 0.06

/** How far beyond the values a level may be, as a share of them, that the line is not pressed into what is left. */
const reach = 0.8

/** Minimum gap between a level's name and the line, as a share of the font size. */
const leastRoom = 0.8

/** Less room than this lets a name give way to the line, by as much. */
const [enough, givesWay] = [1.2, 0.45]

/** Between a value and the middle of its dot, beside what grows with the words. */
const dotRoom = 7

/** A line with the values of its ends and turns, and the levels that the text names. */
export function drawLine(chart: Chart, size: number): readonly Shape[] {
  const { labels, series, levels } = chart
  const { width } = sizeOf(chart)
  const height = heightAt(chart, size)
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
  // Between the lowest of all and the line of the days; below a value is its number.
  const room = size * (least < low ? 0.7 : 1.9)
  const [top, bottom] = [size * (1.5 + above.length * 1.4), height - room - size * 1.8]
  const y = scaleTo([least - more, most + more], [bottom, top])
  const last = values.length - 1
  // So far in that the words of the first value are around it as those of the others are.
  const margin = Math.max(8, lengthOf(labels[0] ?? '', size) / 2, lengthOf(texts[0] ?? '', size) / 2)
  // The last value is beside its point, where no level and no band is below it.
  const right = width - lengthOf(texts[last] ?? '', size, true) - size * 0.7
  const points = values.map((value, index): Point => [margin + ((right - margin) / last) * index, y(value)])
  const end = points[last] ?? [right, bottom]

  const edges = near.flatMap(({ from, to }) => [y(from), y(to)])
  const turns = [...new Set([values.indexOf(Math.min(...values)), values.indexOf(Math.max(...values))])]
  // A few have a number each, where they leave room for it.
  const widestNumber = Math.max(...texts.map((text) => lengthOf(text, size)))
  const isNumbered = values.length <= mostDots && widestNumber + size / 2 < (right - margin) / last
  const numbers = (isNumbered ? [...values.keys()] : turns).flatMap((index) => {
    const point = points[index]
    if (point === undefined || index === last) return []
    const [before = Infinity, value = 0, after = 0] = [values[index - 1], values[index], values[index + 1]]
    const isLow = isNumbered ? before > value && after > value : value === low
    // Off the line that rises to the next value or falls from the one before.
    const aside = isNumbered && index > 0 ? Math.sign(before - after) * size * 0.4 : 0
    const base = point[1] + (isLow ? size * 1.15 + dotRoom : -size * 0.45 - dotRoom)
    return [wordAt([point[0] + aside, clearOf(edges, base, isLow ? 1 : -1, size)], texts[index] ?? '', size)]
  })
  const dotted = points.filter((_, index) => values.length <= mostDots || index === last || turns.includes(index))
  const isZone = (level: Level) => level.from !== level.to
  const zoneNames = nameZones(near.filter(isZone), y, right, points, size)
  const days = [0, Math.round(last / 2), last].map((index) =>
    // That of the last one ends with the line of the days.
    wordAt([points[index]?.[0] ?? 0, height - size * 0.4], labels[index] ?? '', size, {
      tone: 'soft',
      anchor: index === last ? 'end' : 'middle',
    }),
  )
  return [
    ...near.flatMap((level) => drawLevel(level, y, right)),
    ...drawBase(bottom + room, [margin + (right - margin) / last / 2, right], size),
    { kind: 'path', points, tone: 0, width: size < large ? 3.5 : 5 },
    ...dotted.map((at): Shape => ({ kind: 'dot', at, tone: 0 })),
    ...numbers,
    wordAt([width, end[1] + size * 0.36], texts[last] ?? '', size, { anchor: 'end', isBold: true }),
    ...zoneNames,
    ...nameLevels(
      zoneNames.length > 0 ? near.filter((level) => !isZone(level)) : near,
      y,
      right,
      points,
      numbers,
      size,
    ),
    ...above.flatMap((level, index) => nameAbove(level, size * (1 + index * 1.4), size)),
    ...days,
  ]
}

/** The line of the days, interrupted between the first two, beside their words: the values do not begin at zero. */
function drawBase(y: number, [cut, width]: readonly [number, number], size: number): readonly Shape[] {
  const rule = (...points: readonly Point[]): Shape => ({ kind: 'path', points, tone: 'rule', width: 1.5 })
  const [lean, tall] = [size * 0.12, size * 0.28]
  const strokes = [cut - size * 0.175, cut + size * 0.175] as const
  return [
    rule([0, y], [strokes[0], y]),
    ...strokes.map((x) => rule([x - lean, y + tall], [x + lean, y - tall])),
    rule([strokes[1], y], [width, y]),
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

/** Names of ranges at the end of the days, each over its lower edge; none where the line leaves no room for all. */
function nameZones(
  zones: readonly Level[],
  y: (value: number) => number,
  right: number,
  points: readonly Point[],
  size: number,
): readonly Shape[] {
  const words = zones.map(({ from, number, name }) => {
    const text = `${number} ${name}`
    const x = right - lengthOf(text, size) - size * 0.6
    return wordAt([x, y(from) - size * 0.6], text, size, { anchor: 'start', tone: 'soft' })
  })
  const areFree = words.every((word) =>
    points.every(([x, at]) => x < word.x - size * 2 || Math.abs(at - (word.y - size * 0.4)) > size * leastRoom),
  )
  return areFree ? words : []
}

/** Names of levels on one side, above or below, where the line and its numbers leave room for all; else each on the side where it has most. */
function nameLevels(
  levels: readonly Level[],
  y: (value: number) => number,
  right: number,
  points: readonly Point[],
  numbers: readonly Words[],
  size: number,
): readonly Shape[] {
  const rated = levels.map(({ from, to, number, name }) => {
    const text = `${number} ${name}`
    const width = lengthOf(text, size)
    return (['left', 'right'] as const).flatMap((side) =>
      ([-1, 1] as const).map((way) => {
        const base = way === -1 ? y(to) - size * 0.45 : y(from) + size * 1.1
        const x = side === 'left' ? 0 : right - width
        const near = points.filter(([at]) => at > x - size * 2 && at < x + width + size * 2)
        const isCrowded = numbers.some(
          (each) =>
            Math.abs(each.y - base) < size * 1.1 &&
            each.x < x + width + size / 2 &&
            x < each.x + lengthOf(each.text, size) + size / 2,
        )
        const room = isCrowded ? 0 : Math.min(...near.map(([, at]) => Math.abs(at - (base - size * 0.4))))
        const at = room < size * enough ? base + way * size * givesWay : base
        return { side, room, word: wordAt([x, at], text, size, { anchor: 'start', tone: 'soft' }) }
      }),
    )
  })
  const best = (places: (typeof rated)[number]) => places.toSorted((a, b) => b.room - a.room).slice(0, 1)
  const sides = (['left', 'right'] as const).map((side) =>
    rated.flatMap((places) => best(places.filter((place) => place.side === side))),
  )
  const areApart = (places: readonly { word: Words }[]) => {
    const bases = places.map(({ word }) => word.y).toSorted((a, b) => a - b)
    return bases.every((base, index) => index === 0 || base - (bases[index - 1] ?? 0) >= size)
  }
  const shared = sides.find((places) => areApart(places) && places.every(({ room }) => room > size * leastRoom))
  return (shared ?? rated.flatMap(best)).map(({ word }) => word)
}
