import { text, textAround, textBefore } from './draw-parts'
import type { Chart } from './mark'
import {
  box,
  left,
  lineOf,
  type MarkFrame,
  oneLabel,
  oneLabelIn,
  penOf,
  quiet,
  right,
  strong,
  withOneUnit,
} from './mark-parts'

type Payments = Extract<Chart, { kind: 'payments' }>

/** Least height of the bars of interest in thumbnails, where they would be hairlines. */
const leastTall = 24

/**
 * What is paid when, on a track of time that begins with the purchase: a thin bar for the same amount each time, and at the end, below the
 * last one, a tall one for what was lent, all to one scale.
 */
export function payments({ times, each, last }: Payments, frame: MarkFrame): string {
  const { top, bottom, words } = frame
  const pen = penOf(frame)
  const ground = words === 0 ? bottom - pen / 2 : Math.round(bottom - words * 1.5)
  const scale = (ground - top) / (each.value + last.value)
  const thin = Math.max(words === 0 ? leastTall : 0, Math.round(each.value * scale))
  const until = times.at(-1)?.value ?? 1
  const pitch = (right - left) / (times.length + 0.5)
  const long = pitch * 0.6
  const end = right - long / 2
  const middle = (time: number) => left + ((end - left) * time) / until
  const interest = (time: number, under: number) => box(middle(time) - long / 2, under - thin, long, thin, strong)
  const shapes = [
    box(end - long / 2, top + thin, long, ground - top - thin, quiet),
    ...times.map(({ value }) => interest(value, value === until ? top + thin : ground)),
    lineOf(`M${left} ${Math.round(ground)}H${right}`, 'm', pen * 0.6),
  ]
  const before = end - long / 2 - (words === 0 ? 38 : words * 0.5)
  if (words === 0) {
    if (bottom - top < oneLabel.from) return shapes.join('')
    const { said, size } = oneLabelIn(before - left, last.label, last.text)
    return [...shapes, textBefore(before, top + oneLabel.size, size, said, 'm', 'bold')].join('')
  }
  const named = times.filter((_, index) => (times.length - 1 - index) % 2 === 0)
  const names = withOneUnit(named.map(({ label }) => label))
  return [
    ...shapes,
    ...named.map(({ value }, index) =>
      textAround(middle(value), bottom - words * 0.1, words, names[index] ?? '', 'm', 'bold'),
    ),
    text(
      middle(times[0]?.value ?? 0) - long / 2,
      ground - thin - words * 0.6,
      words,
      `${each.label} ${each.text}`,
      'b',
      'bold',
    ),
    textBefore(before, top + words * 1.4, words, `${last.label} ${last.text}`, 't', 'bold'),
  ].join('')
}
