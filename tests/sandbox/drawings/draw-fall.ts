import { chartText, chartWords, margin, text, widest, width } from './draw-parts'
import type { Drawing, FallPoint } from './drawing'
import { inkStart } from './letters'

type Fall = Extract<Drawing, { kind: 'fall' }>

const right = width - margin

/** Layout: font size of the figure, baselines of the texts, bottom of the columns, height of the loan, and column width as a share of the pitch. */
const number = 88
const [head, base, names] = [72, 168, 636]
const [ground, tall, broad] = [582, 174, 0.86]

/** Baselines in a part of a column, from its lower end: of an amount, and of the name of the loan. */
const [low, middle] = [22, 75]

/** Between the names of the parts and the columns. */
const gap = 30

/** Own funds as a part of the loan, from what they are of both. */
const ofLoan = ({ ratio }: FallPoint): number => ratio / (100 - ratio)

const box = (x: number, y: number, long: number, high: number, look: string): string =>
  `<rect x="${x}" y="${y}" width="${long}" height="${high}" rx="6" ${look}/>`

/**
 * What a fall of prices leaves of own funds: a column for each row of the table, the loan below, which stays, and own funds above
 * it, to scale, in the colour of what they lead to; what is lost is an empty place. Both parts are named before the columns, so
 * that a name is said of all their colours. The figure is what is lost in the last; the unit of the columns is above their right
 * end.
 */
export function fallWide({ unit, note, points, parts, lost }: Fall): string {
  const left = margin + Math.ceil(widest([parts.own, parts.loan], 'bold') * chartWords.words[1]) + gap
  const pitch = (right - left) / (points.length - 1 + broad)
  const long = Math.round(pitch * broad)
  const whole = Math.max(...points.map(ofLoan)) * tall
  const top = ground - tall - 6
  const columns = points.map((point, index) => {
    const [x, high] = [Math.round(left + pitch * index), Math.round(ofLoan(point) * tall)]
    const [at, y] = [Math.round(x + long / 2), top - high]
    const gone = Math.round(whole) - high
    return [
      box(x, ground - tall, long, tall, 'fill="var(--s)"'),
      box(x, y, long, high, `class="${point.tone}"`),
      gone < 12
        ? ''
        : box(
            x + 2,
            y - gone,
            long - 4,
            gone - 6,
            'fill="none" stroke="var(--m)" stroke-width="3" stroke-dasharray="8"',
          ),
      chartText(at, top - low, point.own, 'o', 0.5),
      chartText(at, names, index === 0 ? parts.price : `−${point.label}`, point.tone === 'b' ? 'm' : point.tone, 0.5),
    ].join('')
  })
  return [
    chartText(margin, head, lost.label, 'm'),
    chartText(right, head, note, 'm', 1, 'note'),
    text(margin - inkStart(lost.number, 'bold') * number, base, number, lost.number, 't', 'bold'),
    chartText(right, base, unit, 'm', 1),
    chartText(margin, top - low, parts.own, 'm'),
    chartText(margin, ground - middle, parts.loan, 'm'),
    ...columns,
  ].join('')
}
