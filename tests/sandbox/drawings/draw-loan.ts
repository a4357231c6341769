import { chartText, fitted, margin, text, width } from './draw-parts'
import type { Drawing } from './drawing'
import { inkStart } from './letters'

type Loan = Extract<Drawing, { kind: 'loan' }>

const right = width - margin

/** Layout: baseline of the heading; of each bar its top, the baseline of its name, and the size and colour of its ratio. */
const head = 72
const bars = [
  { name: 164, top: 188, ratio: 64, tone: 't' },
  { name: 608, top: 398, ratio: 116, tone: 'd' },
] as const

/** Height of a bar, and baseline of the words within it, below its top. */
const [tall, inBar] = [104, 64]

/**
 * A ratio as the part of a bar: the value of shares when they were bought and when more money is called for, to one scale, each with
 * the loan, which stays as it is, and the own part, which alone becomes smaller, as a wedge between both bars shows, above and below
 * which the own part has its ratio; what is lost of it is an empty place with its amount.
 */
export function loanWide({ measure, note, parts, states, unit, lost: lostText }: Loan): string {
  const most = states[0].loan.value + states[0].own.value
  const at = (value: number) => Math.round(margin + ((right - margin) * value) / most)
  const drawn = states.map(({ label, loan, own, ratio }, index) => {
    const { name, top, ratio: size, tone } = bars[index === 0 ? 0 : 1]
    const [edge, end] = [at(loan.value), at(loan.value + own.value)]
    const lost = right - end
    const said = (part: string, amount: string) => (index === 0 ? `${part} ${amount}` : amount)
    return [
      chartText(margin, name, label, 't'),
      text(
        edge - inkStart(ratio.text, 'bold') * size,
        name,
        fitted(ratio.text, size, 'bold', 320),
        ratio.text,
        tone,
        'bold',
      ),
      `<rect x="${margin}" y="${top}" width="${edge - margin - 6}" height="${tall}" rx="8" fill="var(--s)"/>`,
      chartText(margin + 24, top + inBar, said(parts.loan, loan.text), 't'),
      `<rect x="${edge}" y="${top}" width="${end - edge}" height="${tall}" rx="8" class="${index === 0 ? 'b' : 'd'}"/>`,
      chartText(edge + 24, top + inBar, said(parts.own, own.text), 'g'),
      lost < 8
        ? ''
        : `<path class="k" d="M${end + 8} ${top + 2}h${lost - 10}v${tall - 4}h${10 - lost}z"/>` +
          chartText(end + 8 + (lost - 10) / 2, top + inBar, lostText, 'm', 0.5),
    ].join('')
  })
  const [edge, end] = [at(states[0].loan.value), at(states[1].loan.value + states[1].own.value)]
  const [from, to] = [bars[0].top + tall, bars[1].top]
  return [
    `<path class="d" opacity=".3" d="M${edge} ${from}H${right}L${end} ${to}H${edge}z"/>`,
    chartText(margin, head, `${measure} · ${unit}`, 'm'),
    chartText(right, head, note, 'm', 1, 'note'),
    ...drawn,
  ].join('')
}
