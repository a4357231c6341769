import type { Chart } from './chart'
import { heightAt, lengthOf, type Point, scaleTo, type Shape, sizeOf, wordAt } from './shape'

/** Part of its place that a column fills, and how pale the sessions without a call are. */
const [filled, pale] = [0.8, 0.4] as const

/**
 * The price after each session at the floor, as columns from zero below the price at the beginning. Those in which a loan is called are
 * red, above their number and under a line at the fall that calls it.
 */
export function drawFloors(chart: Chart, size: number): readonly Shape[] {
  const { labels, series, levels } = chart
  const [calls, counts] = series
  const [start, session] = levels
  if (calls === undefined || counts === undefined || start === undefined || session === undefined) return []
  const { width } = sizeOf(chart)
  const height = heightAt(chart, size)
  const number = Math.max(...counts.values)
  const pitch = width / number
  const bottom = Math.round(height - size * 1.6)
  const scale = scaleTo([0, start.from], [bottom, size * 1.6])
  // Whole units, which compress better.
  const y = (price: number): number => Math.round(scale(price))
  const middle = (of: number): number => pitch * (of - 0.5)
  const edge = (of: number): number => middle(of) - (pitch * filled) / 2
  const priceAfter = (of: number): number => start.from * (1 + session.from / 100) ** of
  const line = (points: readonly Point[], look: Partial<Extract<Shape, { kind: 'path' }>> = {}): Shape => ({
    kind: 'path',
    points,
    tone: 'rule',
    width: 1.5,
    ...look,
  })
  const across = (at: number, from = 0, to = width): readonly Point[] => [
    [from, at],
    [to, at],
  ]
  const columns = Array.from({ length: number }, (_, index): Shape => {
    const [of, top] = [index + 1, y(priceAfter(index + 1))]
    const isCalled = counts.values.includes(of)
    return {
      kind: 'bar',
      x: edge(of),
      y: top,
      width: pitch * filled,
      height: bottom - top,
      tone: isCalled ? 'call' : 'floor',
      strength: isCalled ? undefined : pale,
    }
  })
  const soft = { tone: 'soft' } as const
  // From the first column to the top of the second; without its name where the first call begins.
  const step: Point = [middle(2), y(priceAfter(1))]
  const stepName = `${session.number} ${session.name}`
  const stepFrom = step[0] + size * 0.4
  // What the columns are, with their colour where the number of the first call leaves room for it.
  const [square, first] = [size * 0.7, middle(Math.min(...counts.values)) - size]
  const keyAt = square * 1.5 + lengthOf(counts.name, size) < first ? square * 1.5 : 0
  const isRoomy = stepFrom + lengthOf(stepName, size) < edge(Math.min(...counts.values))
  return [
    ...columns,
    line(across(y(start.from)), { isDashed: true }),
    line(across(bottom)),
    line([[edge(2) - pitch * (1 - filled), step[1]], step, [step[0], y(priceAfter(2))]], { tone: 'soft' }),
    wordAt([stepFrom, y(priceAfter(2)) - size * 0.3], isRoomy ? stepName : session.number, size, {
      ...soft,
      anchor: 'start',
    }),
    wordAt([width, y(start.from) - size * 0.5], `${start.number} ${start.name}`, size, { ...soft, anchor: 'end' }),
    wordAt([keyAt, height - size * 0.4], counts.name, size, { ...soft, anchor: 'start' }),
    ...counts.values.flatMap((of, index): readonly Shape[] => {
      // From the column's edge on to where columns are lower; the last one is pushed back over higher ones.
      // The line is named once, where the next label leaves room for it.
      const named = `${labels[index] ?? ''}, ${calls.name.toLowerCase()}`
      const isNamed = index === 0 && edge(of) + lengthOf(named, size) + size / 2 < edge(counts.values[1] ?? number)
      const [loan, call] = [isNamed ? named : (labels[index] ?? ''), calls.texts[index] ?? '']
      const at = y(start.from * (1 + (calls.values[index] ?? 0) / 100))
      const { x } = wordAt([edge(of), 0], loan, size, { anchor: 'start' })
      const top = Math.min(at, y(priceAfter(Math.floor(x / pitch) + 1)))
      const [from, anchor] = x < edge(of) ? ([width, 'end'] as const) : ([edge(of), 'start'] as const)
      return [
        line(across(at, middle(of) - pitch / 2, middle(of) + pitch / 2), { tone: 'text', width: 2 }),
        wordAt([from, top - size * 1.55], loan, size, { ...soft, anchor }),
        wordAt([from, top - size * 0.4], call, size, { anchor, isBold: true }),
        wordAt([middle(of), height - size * 0.4], counts.texts[index] ?? '', size, { isBold: true }),
      ]
    }),
    ...(keyAt > 0
      ? [
          {
            kind: 'bar',
            x: 0,
            y: height - size * 1.05,
            width: square,
            height: square,
            tone: 'floor',
            strength: pale,
          } as const,
        ]
      : []),
  ]
}
