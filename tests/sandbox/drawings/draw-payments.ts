import { textAround, textBefore } from './draw-parts'
import { widthOf } from './letters'
import type { Bar, Chart } from './mark'
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

/**
 * What has been paid by when, on a track of time that begins with the purchase: each time one piece more of the same amount, and at the end,
 * on the last ones, a tall one for what was lent, all to one scale.
 */
export function payments({ times, each, last }: Payments, frame: MarkFrame): string {
  const { top, bottom, words, isHalf = false } = frame
  const pen = penOf(frame)
  const ground = words === 0 ? bottom - pen / 2 : Math.round(bottom - words * 1.5)
  const thin = ((ground - top) * each.value) / (times.length * each.value + last.value)
  const paid = thin * times.length
  const until = times.at(-1)?.value ?? 1
  const pitch = (right - left) / (times.length + 0.5)
  const long = pitch * 0.6
  const end = right - long / 2
  const middle = (time: number) => left + ((end - left) * time) / until
  // One path for all pieces, with a gap below each that is seen from tiles on.
  const air = words === 0 ? 0 : 3
  const pieces = times.flatMap(({ value }, index) =>
    Array.from(
      { length: index + 1 },
      (_, piece) =>
        `M${Math.round(middle(value) - long / 2)} ${Math.round(ground - thin * piece - air)}h${Math.round(long)}v${air - Math.ceil(thin)}h-${Math.round(long)}z`,
    ),
  )
  const shapes = [
    box(end - long / 2, top, long, ground - top - paid - air, quiet),
    `<path d="${pieces.join('')}" ${strong}/>`,
    lineOf(`M${left} ${Math.round(ground)}H${right}`, 'm', pen * 0.6),
  ]
  const before = end - long / 2 - (words === 0 ? 38 : words * 0.5)
  if (words === 0) {
    if (bottom - top < oneLabel.from) return shapes.join('')
    const { said, size } = oneLabelIn(before - left, last.label, last.text)
    return [...shapes, textBefore(before, top + oneLabel.size, size, said, 'm', 'bold')].join('')
  }
  const all = times.filter((_, index) => (times.length - 1 - index) % 2 === 0)
  const named = isHalf ? [...all.slice(0, 1), ...all.slice(-1)] : all
  const names = withOneUnit(named.map(({ label }) => label))
  // A name and its amount that have no room in one line are in two, the last one on `base`.
  const said = ({ label }: Bar, amount: string, base: number, tone: string) => {
    const isOneLine = !isHalf || widthOf(`${label} ${amount}`, 'bold') * words <= before - left
    return isOneLine
      ? textBefore(before, base, words, `${label} ${amount}`, tone, 'bold')
      : textBefore(before, base - words * 1.1, words, label, tone, 'bold') +
          textBefore(before, base, words, amount, tone, 'bold')
  }
  const isLong = isHalf && widthOf(`${last.label} ${last.text}`, 'bold') * words > before - left
  return [
    ...shapes,
    ...named.map(({ value }, index) =>
      textAround(middle(value), bottom - words * 0.1, words, names[index] ?? '', 'm', 'bold'),
    ),
    // Over the pieces before the last ones.
    said(each, `${times.length} × ${each.text}`, ground - paid - words * (isHalf ? 0.7 : 0.4), 'b'),
    said(last, last.text, top + words * (isLong ? 1.9 : isHalf ? 0.8 : 1.4), 't'),
  ].join('')
}
