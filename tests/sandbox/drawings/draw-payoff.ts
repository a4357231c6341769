import { fitted, text, textAround, textBefore } from './draw-parts'
import type { Chart } from './mark'
import { left, lineOf, type MarkFrame, oneLabel, penOf, right } from './mark-parts'

type Payoff = Extract<Chart, { kind: 'payoff' }>

/**
 * What becomes of an investment at each price: flat at the largest loss up to a first price, then rising over the one at which as much
 * comes back as was paid. Both are named below; the loss and the gain have the colours of prices.
 */
export function payoff({ points, names, ratio }: Payoff, frame: MarkFrame): string {
  const { top, bottom, words, isHalf = false } = frame
  const pen = penOf(frame)
  const prices = points.map(({ price }) => price)
  const values = points.map(({ value }) => value)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const [start, end] = [left, right - pen * 2]
  const [roof, ground] = [top + pen * 2.4, words === 0 ? bottom - pen : bottom - words * 2.5]
  const x = (price: number) =>
    Math.round(start + ((end - start) * (price - Math.min(...prices))) / (Math.max(...prices) - Math.min(...prices)))
  const y = (value: number) => Math.round(ground - ((ground - roof) * (value - low)) / (high - low))
  const kink = points.findLast(({ value }) => value === low)
  const even = points.find(({ value }) => value === 0)
  const [first, last] = [points[0], points.at(-1)]
  if (kink === undefined || even === undefined || first === undefined || last === undefined) return ''
  const zero = y(0)
  const at = { kink: x(kink.price), even: x(even.price), end: x(last.price) }
  const dot = (px: number, py: number, tone: string) => `<circle cx="${px}" cy="${py}" r="${pen * 2}" class="${tone}"/>`
  const shapes = [
    `<path d="M${start} ${zero}V${ground}H${at.kink}L${at.even} ${zero}z" class="d" opacity=".16"/>`,
    `<path d="M${at.even} ${zero}L${at.end} ${y(last.value)}V${zero}z" class="u" opacity=".16"/>`,
    lineOf(`M${start} ${zero}H${right}`, 'm', pen * 0.6),
    lineOf(`M${start} ${ground}H${at.kink}L${at.even} ${zero}`, 'd', pen * 1.3),
    lineOf(`M${at.even} ${zero}L${at.end} ${y(last.value)}`, 'u', pen * 1.3),
    dot(at.kink, ground, 'd'),
    dot(at.even, zero, 't'),
    dot(at.end, y(last.value), 'u'),
  ]
  if (words === 0) {
    if (bottom - top < oneLabel.from) return shapes.join('')
    const { size } = oneLabel
    return [
      ...shapes,
      // In the loss, before the gain, and below the line behind the break-even.
      text(start + pen * 2, (zero + ground + size * 0.7) / 2, size, first.text, 'd', 'bold'),
      textBefore(at.end - size * 1.5, y(last.value) + size * 0.35, size, last.text, 'u', 'bold'),
      textBefore(right, zero + size * 1.3, fitted(names[1], size, 'bold', right - at.even), names[1], 'm', 'bold'),
    ].join('')
  }
  const [numbers, named] = [bottom - words * 1.22, bottom - words * 0.1]
  // Two numbers side by side need more room than what they are of is apart.
  const apart = isHalf ? words : 0
  const mark = (px: number, number: string, name: string) =>
    textAround(px, numbers, words, number, 't', 'bold') + textAround(px, named, words, name, 'm', 'bold')
  return [
    // From the break-even down to its name.
    lineOf(`M${at.even} ${zero + pen * 3}V${Math.round(numbers - words)}`, 'm', pen * 0.5, `${pen} ${pen * 1.6}`),
    ...shapes,
    // Clear of the line and of the edge.
    text(
      start + words * 0.5,
      isHalf ? (zero + ground + words * 0.7) / 2 : ground - words * 0.62,
      words,
      first.text,
      'd',
      'bold',
    ),
    textBefore(at.end - words * 1.9, y(last.value) + words * (isHalf ? 0.62 : 0.1), words, last.text, 'u', 'bold'),
    mark(at.kink - apart, kink.label, isHalf ? names[2] : names[0]),
    mark(at.even + apart, even.label, names[1]),
    text(start, zero - words * 0.5, words, ratio, 'm', 'bold'),
  ].join('')
}
