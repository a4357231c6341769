import { text, textAround, textBefore, widest } from './draw-parts'
import type { Chart } from './mark'
import { box, left, lineOf, type MarkFrame, oneLabel, penOf, right, room, withOneUnit } from './mark-parts'

type Gains = Extract<Chart, { kind: 'gains' }>

/** Gains above and losses below a line for nothing, each with its number at its end and, beyond the line, what it follows from. */
export function gains({ bars }: Gains, frame: MarkFrame): string {
  const { top, bottom, words, isHalf = false } = frame
  const pitch = room / (bars.length - 0.3)
  const long = pitch * 0.7
  const most = Math.max(...bars.map(({ value }) => Math.abs(value)))
  const [first, last] = [bars[0], bars.at(-1)]
  const hasNumbers = words === 0 && bottom - top > oneLabel.from
  const isGain = last !== undefined && last.value > 0
  // A thumbnail has the numbers of its last bar and of a loss with which it begins.
  const opposite = hasNumbers && isGain && first !== undefined && first.value < 0 ? first : null
  const air = hasNumbers ? oneLabel.size * 0.9 : words * 1.2
  const [over, under] = [hasNumbers && !isGain ? 0 : air, hasNumbers && isGain && opposite === null ? 0 : air]
  const scale = (bottom - top - over - under) / 2 / most
  const zero = Math.round(top + over + most * scale)
  const names = withOneUnit(bars.map(({ label }) => label))
  const texts = [...names.slice(0, -1), ...bars.map(({ text: said }) => said)]
  const size = isHalf ? words : Math.min(words, (pitch * 0.88) / widest(texts, 'bold'))
  const drawn = bars.map(({ value, text: said }, index) => {
    const [x, isUp] = [left + pitch * index, value > 0]
    const [tall, tone] = [Math.round(Math.abs(value) * scale), isUp ? 'u' : 'd']
    const [y, middle] = [isUp ? zero - tall : zero, x + long / 2]
    // Labels sit above the line for losses and below it for gains.
    const [ofNumber, ofName] = isUp
      ? [zero - tall - size * 0.34, zero + size * 1.06]
      : [zero + tall + size * 1.02, zero - size * 0.4]
    return [
      box(x, y, long, tall, `class="${tone}"`),
      ...(words === 0 || (isHalf && index > 0 && index < bars.length - 1)
        ? []
        : [
            textAround(middle, ofNumber, size, said, tone, 'bold'),
            textAround(middle, ofName, size, names[index] ?? '', 'm', 'bold'),
          ]),
    ].join('')
  })
  const one =
    hasNumbers && last !== undefined
      ? textBefore(
          left + pitch * (bars.length - 1) + long,
          zero - last.value * scale + (isGain ? -30 : oneLabel.size * 0.85),
          oneLabel.size,
          last.text,
          isGain ? 'u' : 'd',
          'bold',
        )
      : ''
  const two =
    opposite === null
      ? ''
      : text(left, zero - opposite.value * scale + oneLabel.size * 0.85, oneLabel.size, opposite.text, 'd', 'bold')
  return [...drawn, two, one, lineOf(`M${left} ${zero}H${right}`, 'm', penOf(frame) * 0.6)].join('')
}
