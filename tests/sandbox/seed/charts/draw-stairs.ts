import type { Chart } from './chart'
import { chartSize, lengthOf, type Point, scaleTo, type Shape, wordAt } from './shape'

/** What a price on HOSE may fall in a session. */
const limit = 0.07

/** A price that falls by its limit each session, from its first value, with the session in which it passes each of the others. */
export function drawStairs({ labels, series }: Chart, size: number): readonly Shape[] {
  const [prices, falls, sessions] = series
  const [start] = prices?.values ?? []
  if (start === undefined || prices === undefined || falls === undefined || sessions === undefined) return []
  const last = Math.max(...sessions.values)
  const priceAfter = (session: number): number => start * (1 - limit) ** session
  const y = scaleTo([priceAfter(last), start], [chartSize.height - size * 1.9, size * 1.2])
  const beside = Math.max(...[...falls.texts, ...sessions.texts].map((text) => lengthOf(text, size, true)))
  const pitch = (chartSize.width - beside - size * 1.2) / last

  const points = Array.from({ length: last + 1 }, (_, session): readonly Point[] => {
    const level = y(priceAfter(session))
    return [
      [session * pitch, level],
      [session === last ? chartSize.width : (session + 1) * pitch, level],
    ]
  }).flat()
  const named = labels.map((label, index) => ({
    name: `${label}: ${prices.texts[index] ?? ''}`,
    fall: falls.texts[index] ?? '',
    session: sessions.texts[index] ?? '',
    x: (sessions.values[index] ?? 0) * pitch,
    level: y(prices.values[index] ?? 0),
    foot: y(priceAfter(sessions.values[index] ?? 0)) - size * 0.5,
  }))
  const [first, ...called] = named
  return [
    ...called.map(({ x, level }): Shape => {
      const ends: readonly Point[] = [
        [0, level],
        [x, level],
      ]
      return { kind: 'path', points: ends, tone: 'call', width: 2, isDashed: true }
    }),
    { kind: 'path', points, tone: 0, width: 3.5 },
    wordAt([pitch + size * 0.5, y(start) + size * 0.36], first?.name ?? '', size, { anchor: 'start', isBold: true }),
    ...called.flatMap(({ name, fall, session, x, level, foot }): readonly Shape[] => [
      { kind: 'dot', at: [x, level], tone: 'call' },
      wordAt([0, level + size * 1.25], name, size, { anchor: 'start' }),
      wordAt([x + size * 0.7, foot - size * 1.25], fall, size, { anchor: 'start', isBold: true }),
      wordAt([x + size * 0.7, foot], session, size, { anchor: 'start', tone: 'soft' }),
    ]),
  ]
}
