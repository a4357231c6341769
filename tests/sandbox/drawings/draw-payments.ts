import { text, textAround, textBefore } from './draw-parts'
import type { Chart } from './mark'
import { left, lineOf, type MarkFrame, penOf, quiet, right, strong } from './mark-parts'

type Payments = Extract<Chart, { kind: 'payments' }>

/** Of the small discs in thumbnails, where they would be points. */
const leastRadius = 24

/**
 * What is paid when, on a track of time that begins with the purchase: a disc for the same amount each time, and at the end, below the
 * last one, another for what was lent. Their areas are to one scale.
 */
export function payments({ times, each, last }: Payments, frame: MarkFrame): string {
  const { top, bottom, words } = frame
  const pen = penOf(frame)
  const ground = words === 0 ? bottom - pen / 2 : Math.round(bottom - words * 1.5)
  const ratio = Math.sqrt(each.value / last.value)
  const large = (ground - top) / 2 / (1 + ratio)
  const small = words === 0 ? leastRadius : large * ratio
  const until = times.at(-1)?.value ?? 1
  const middle = (time: number) => left + ((right - left - large) * time) / until
  const disc = (x: number, y: number, radius: number, look: string) =>
    `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(radius)}" ${look}/>`
  const shapes = [
    lineOf(`M${left} ${Math.round(ground)}H${right}`, 'm', pen * 0.6),
    disc(middle(until), ground - large, large, quiet),
    ...times.map(({ value }, index) =>
      disc(middle(value), ground - small - (index === times.length - 1 ? large * 2 : 0), small, strong),
    ),
  ]
  if (words === 0) return shapes.join('')
  const named = times.filter((_, index) => (times.length - 1 - index) % 2 === 0)
  const before = middle(until) - large - words * 0.5
  return [
    ...shapes,
    ...named.map(({ label, value }) => textAround(middle(value), bottom - words * 0.1, words, label, 'm', 'bold')),
    text(
      middle(times[0]?.value ?? 0) - small,
      ground - small * 2 - words * 0.6,
      words,
      `${each.label} ${each.text}`,
      'b',
      'bold',
    ),
    textBefore(before, ground - large * 1.42, words, `${last.label} ${last.text}`, 't', 'bold'),
  ].join('')
}
