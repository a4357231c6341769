import type { Chart, Level } from './chart'
import { heightAt, large, lengthOf, scaleTo, type Shape, sizeOf, type Tone, wordAt } from './shape'

/** Least and greatest height of the bar, also on phones, and the least size of its words; the bar has what they leave. */
const [leastThick, mostThick, mostOnPhones, leastSize] = [18, 32, 44, 14] as const

/**
 * What may come of a price as one muted bar, in the colours of the report's cover: from it down that of a fall, up to the outcome in the
 * middle of the table that of a rise, which ends in a stroke of its full colour, and beyond that the same faintly.
 * Below each outcome its value, its name and how far it is from the price, which is named above the bar, as are further values, from which
 * the outcome in the middle follows: in words where they have room beside each other, else by their numbers.
 */
export function drawRange(chart: Chart, given: number): readonly Shape[] {
  const size = Math.max(given, leastSize)
  const { labels, series, levels } = chart
  const { width } = sizeOf(chart)
  const isPhone = size >= large
  const [outcomes] = series
  const [now, ...sources] = levels
  if (outcomes === undefined || now === undefined) return []
  const { values, texts } = outcomes
  const expected = Math.floor(values.length / 2)
  const edges = [Math.min(...values, now.from), Math.max(...values, now.from)] as const
  const x = scaleTo(edges, [0, width])
  // Close together where they are large, so that the bar has more room.
  const [first, leading] = isPhone ? [1.3, 1.25] : [1.5, 1.45]
  const [over, below] = [size * 2, size * (first + 2 * leading + 0.3)]
  const room = heightAt(chart, size) - over - below
  const thick = Math.min(isPhone ? mostOnPhones : mostThick, Math.max(leastThick, room))
  // In the middle of what it leaves.
  const spare = Math.max(0, room - thick) / 2
  const top = over + spare
  const bottom = top + thick
  const [least, most] = edges
  const part = (from: number, to: number, tone: Tone, strength?: number): Shape => ({
    kind: 'bar',
    x: x(Math.min(from, to)),
    y: top,
    width: Math.abs(x(to) - x(from)),
    height: thick,
    tone,
    ends: [Math.min(from, to) === least, Math.max(from, to) === most],
    strength,
  })
  const across = (at: number, from: number, to: number, look: { tone: Tone; width: number; isDashed?: boolean }) =>
    ({
      kind: 'path',
      points: [
        [x(at), from],
        [x(at), to],
      ],
      ...look,
    }) satisfies Shape
  const aim = values[expected] ?? now.from
  const base = top - size * 0.65
  const price = wordAt([x(now.from), base], `${now.number} ${now.name}`, size)
  return [
    ...(now.from > least ? [part(least, now.from, 'fall', 0.45)] : []),
    part(now.from, aim, 'rise', 0.45),
    ...(most > aim ? [part(aim, most, 'rise', 0.2)] : []),
    across(now.from, top - size * 0.2, bottom, { tone: 'text', width: 2 }),
    across(aim, top - thick * 0.25, bottom + thick * 0.25, { tone: 'rise', width: 4 }),
    price,
    ...sources.map(({ from }) => across(from, top - size * 0.2, bottom, { tone: 'soft', width: 2 })),
    ...nameSources(sources, { x, aim, base, size, room: [price.x + lengthOf(price.text, size), width] }),
    ...values.flatMap((value, index): readonly Shape[] => {
      const look = { tone: 'soft' } as const
      const lines = [texts[index] ?? '', labels[index] ?? '', changeOf(value / now.from - 1)]
      return lines.map((line, row) =>
        wordAt([x(value), bottom + size * (first + row * leading)], line, size, row === 0 ? { isBold: true } : look),
      )
    }),
  ]
}

interface Naming {
  readonly x: (value: number) => number
  /** What follows from them. */
  readonly aim: number
  readonly base: number
  readonly size: number
  readonly room: readonly [number, number]
}

/** The names of values, each on the side of its stroke that is away from what follows from them; of all only the numbers where one has no room. */
function nameSources(sources: readonly Level[], { x, aim, base, size, room: [first, last] }: Naming): readonly Shape[] {
  const gap = size * 0.6
  const long = (text: string) => lengthOf(text, size) + gap
  const hasRoom = sources.every(({ from, number, name }) =>
    from < aim ? x(from) - long(`${number} ${name}`) > first : x(from) + long(`${number} ${name}`) < last + gap,
  )
  return sources.map(({ from, number, name }) =>
    wordAt([x(from), base], hasRoom ? `${number} ${name}` : number, size, {
      anchor: from < aim ? 'end' : 'start',
      tone: 'soft',
    }),
  )
}

function changeOf(share: number): string {
  const percent = Math.round(share * 100)
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent)}%`
}
