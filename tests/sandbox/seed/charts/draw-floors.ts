import type { Chart } from './chart'
import { heightAt, scaleTo, type Shape, sizeOf, wordAt } from './shape'

/** Part of its place that a column fills, and how pale the sessions without a call are. */
const [filled, pale] = [0.8, 0.4] as const

/**
 * The price after each session at the floor, as columns from zero below the price at the beginning: those in which a loan is called are
 * red, with the loan and the fall above them and their number below.
 */
export function drawFloors(chart: Chart, size: number): readonly Shape[] {
  const { labels, series, levels } = chart
  const [falls, counts] = series
  const [start, session] = levels
  if (falls === undefined || counts === undefined || start === undefined || session === undefined) return []
  const { width } = sizeOf(chart)
  const height = heightAt(chart, size)
  const number = Math.max(...counts.values)
  const pitch = width / number
  const bottom = height - size * 1.7
  const y = scaleTo([0, start.from], [bottom, size * 1.6])
  const middle = (of: number): number => pitch * (of - 0.5)
  const priceAfter = (of: number): number => start.from * (1 + session.from / 100) ** of
  const line = (at: number, isDashed: boolean): Shape => ({
    kind: 'path',
    points: [
      [0, at],
      [width, at],
    ],
    tone: 'rule',
    width: 1.5,
    isDashed,
  })
  const columns = Array.from({ length: number }, (_, index): Shape => {
    const [of, top] = [index + 1, y(priceAfter(index + 1))]
    const isCalled = counts.values.includes(of)
    return {
      kind: 'bar',
      x: middle(of) - (pitch * filled) / 2,
      y: top,
      width: pitch * filled,
      height: bottom - top,
      tone: isCalled ? 'call' : 'floor',
      strength: isCalled ? undefined : pale,
    }
  })
  const soft = { tone: 'soft' } as const
  const atEnd = { ...soft, anchor: 'end' } as const
  return [
    ...columns,
    line(y(start.from), true),
    line(bottom, false),
    wordAt([width, y(start.from) - size * 0.5], `${start.number} ${start.name}`, size, atEnd),
    wordAt([width, y(start.from) + size * 1.15], `${session.number} ${session.name}`, size, atEnd),
    wordAt([0, height - size * 0.4], counts.name, size, { ...soft, anchor: 'start' }),
    ...counts.values.flatMap((of, index): readonly Shape[] => {
      // From the column's edge on to where columns are lower; the last one is pushed back over higher ones.
      const edge = middle(of) - (pitch * filled) / 2
      const [part, fall] = [labels[index] ?? '', `−${falls.texts[index] ?? ''}`]
      const { x } = wordAt([edge, 0], part, size, { anchor: 'start' })
      const top = y(priceAfter(Math.floor(x / pitch) + 1))
      const [from, anchor] = x < edge ? ([width, 'end'] as const) : ([edge, 'start'] as const)
      return [
        wordAt([from, top - size * 1.5], part, size, { ...soft, anchor }),
        wordAt([from, top - size * 0.35], fall, size, { anchor, isBold: true }),
        wordAt([middle(of), height - size * 0.4], counts.texts[index] ?? '', size, { isBold: true }),
      ]
    }),
  ]
}
