import { capitalised } from '@/lib/platform/text/capitalised'

import type { Chart } from './chart'
import { heightAt, lengthOf, type Point, scaleTo, type Shape, sizeOf, wordAt } from './shape'

/** Part of its place that a column fills. */
const filled = 0.56

/**
 * The price after each session at the floor, as columns from zero below the price at the beginning. Those in which a loan is called are
 * red, above their number and under a line at the fall that calls it, with that part and that fall over its middle.
 */
export function drawFloors(chart: Chart, size: number): readonly Shape[] {
  const { labels, series, levels, locale } = chart
  const [calls, counts] = series
  const [start, session] = levels
  if (calls === undefined || counts === undefined || start === undefined || session === undefined) return []
  const { width } = sizeOf(chart)
  const height = heightAt(chart, size)
  const number = Math.max(...counts.values)
  const pitch = width / number
  const bottom = Math.round(height - size * 1.6)
  const scale = scaleTo([0, start.from], [bottom, size * 1.8])
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
    return {
      kind: 'bar',
      x: edge(of),
      y: top,
      width: pitch * filled,
      height: bottom - top,
      tone: counts.values.includes(of) ? 'call' : 'floor',
    }
  })
  const soft = { tone: 'soft' } as const
  // From the first column to the top of the second, its name beside it; where the first call leaves no room, the name alone, in the line of the sessions.
  const step: Point = [middle(2), y(priceAfter(1))]
  const stepName = `${session.number}/${session.name}`
  const stepFrom = step[0] + size * 0.4
  const sessionOf = (of: string): string =>
    locale === 'ko' ? `${of}${session.name}` : `${capitalised(session.name)} ${of}`
  // As wide as a place on either side of it, the first call's words begin before its column.
  const isRoomy = stepFrom + lengthOf(stepName, size) < edge(Math.min(...counts.values)) - pitch
  const above = y(start.from) - size * 0.8
  return [
    ...columns,
    line(across(y(start.from)), { isDashed: true }),
    line(across(bottom)),
    ...(isRoomy ? [line([[edge(2) - pitch * (1 - filled), step[1]], step, [step[0], y(priceAfter(2))]], soft)] : []),
    wordAt(isRoomy ? [stepFrom, y(priceAfter(2)) - size * 0.3] : [edge(1), height - size * 0.4], stepName, size, {
      ...soft,
      anchor: 'start',
    }),
    wordAt([width, above], `${start.number} ${start.name}`, size, { ...soft, anchor: 'end' }),
    ...counts.values.flatMap((of, index): readonly Shape[] => {
      const [loan, call] = [labels[index] ?? '', calls.texts[index] ?? '']
      const at = y(start.from * (1 + (calls.values[index] ?? 0) / 100))
      // Clear of the higher columns over which it begins.
      const { x } = wordAt([middle(of), 0], loan, size)
      const top = Math.min(at, y(priceAfter(Math.floor(x / pitch + (1 - filled) / 2) + 1)))
      return [
        line(across(at, middle(of) - pitch / 2, middle(of) + pitch / 2), { tone: 'call', width: 2 }),
        wordAt([middle(of), top - size * 1.55], loan, size, soft),
        wordAt([middle(of), top - size * 0.4], call, size, { isBold: true }),
        wordAt([middle(of), height - size * 0.4], sessionOf(counts.texts[index] ?? ''), size, { isBold: true }),
      ]
    }),
  ]
}
