import { textAround, widest } from './draw-parts'
import type { Chart } from './mark'
import { box, left, lineOf, type MarkFrame, penOf, right, room } from './mark-parts'

type Gains = Extract<Chart, { kind: 'gains' }>

/** Gains above and losses below a line for nothing, each with its number at its end and, beyond the line, what it follows from. */
export function gains({ bars }: Gains, frame: MarkFrame): string {
  const { top, bottom, words } = frame
  const pitch = room / (bars.length - 0.3)
  const long = pitch * 0.7
  const most = Math.max(...bars.map(({ value }) => Math.abs(value)))
  const said = words === 0 ? 0 : words * 1.2
  const zero = Math.round((top + bottom) / 2)
  const scale = ((bottom - top) / 2 - said) / most
  const texts = bars.flatMap(({ label, text }) => [label, text])
  const size = Math.min(words, (pitch * 0.88) / widest(texts, 'bold'))
  const drawn = bars.map(({ label, value, text }, index) => {
    const [x, isGain] = [left + pitch * index, value > 0]
    const [tall, tone] = [Math.round(Math.abs(value) * scale), isGain ? 'u' : 'd']
    const [y, middle] = [isGain ? zero - tall : zero, x + long / 2]
    // Letters hang below the line or stand on it.
    const [ofNumber, ofName] = isGain
      ? [zero - tall - size * 0.34, zero + size * 1.06]
      : [zero + tall + size * 1.02, zero - size * 0.4]
    return [
      box(x, y, long, tall, `class="${tone}"`),
      ...(words === 0
        ? []
        : [
            textAround(middle, ofNumber, size, text, tone, 'bold'),
            textAround(middle, ofName, size, label, 'm', 'bold'),
          ]),
    ].join('')
  })
  return drawn.join('') + lineOf(`M${left} ${zero}H${right}`, 'm', penOf(frame) * 0.6)
}
