import type { Chart } from './chart'
import { heightAt, large, lengthOf, lineOfWords, scaleTo, type Shape, sizeOf, type Tone, wordAt } from './shape'

/** Least and greatest height of the bar, also on phones, and the least size of its words; the bar has what they leave. */
const [leastThick, mostThick, mostOnPhones, leastSize] = [18, 32, 44, 14] as const

/**
 * What may come of a price as one muted bar, in the colours of the report's cover: from it down that of a fall, up to the outcome in the
 * middle of the table that of a rise, which ends in a stroke of its full colour, and beyond that the same faintly.
 * Below each outcome its value, its name and how far it is from the price, which is named above the bar, as are further values, from which
 * the outcome in the middle follows: beside the price or, on phones, each in a line of its own.
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
  const lines = isPhone ? sources.length : 0
  const [over, below] = [size * (2 + lines * lineOfWords), size * (first + 2 * leading + 0.3)]
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
  return [
    ...(now.from > least ? [part(least, now.from, 'fall', 0.45)] : []),
    part(now.from, aim, 'rise', 0.45),
    ...(most > aim ? [part(aim, most, 'rise', 0.2)] : []),
    across(now.from, top - size * 0.2, bottom, { tone: 'text', width: 2 }),
    across(aim, top - thick * 0.25, bottom + thick * 0.25, { tone: 'rise', width: 4 }),
    wordAt([x(now.from), base], `${now.number} ${now.name}`, size),
    ...sources.flatMap((source, index): readonly Shape[] => {
      const { from, number, name } = source
      // The last on top, so that no stroke crosses the words of another.
      const y = base - (isPhone ? size * lineOfWords * (index + 1) : 0)
      const [isBelow, said] = [from < aim, `${number} ${name}`]
      const isWhole = isBelow || x(from) + size * 0.4 + lengthOf(said, size) < width
      const at = isBelow ? x(from) - size * 0.4 : isWhole ? x(from) + size * 0.4 : width
      const look = { tone: 'soft' } as const
      return [
        across(from, y + size * 0.45, bottom, { ...look, width: 2 }),
        wordAt([at, y], said, size, { ...look, anchor: isBelow || !isWhole ? 'end' : 'start' }),
      ]
    }),
    ...values.flatMap((value, index): readonly Shape[] => {
      const look = { tone: 'soft' } as const
      const lines = [texts[index] ?? '', labels[index] ?? '', changeOf(value / now.from - 1)]
      return lines.map((line, row) =>
        wordAt([x(value), bottom + size * (first + row * leading)], line, size, row === 0 ? { isBold: true } : look),
      )
    }),
  ]
}

function changeOf(share: number): string {
  const percent = Math.round(share * 100)
  return `${percent < 0 ? '−' : '+'}${Math.abs(percent)}%`
}
