import { chartText, chartWords, margin, text, widest, width } from './draw-parts'
import type { Drawing, FallPoint } from './drawing'
import { inkStart } from './letters'

type Fall = Extract<Drawing, { kind: 'fall' }>

const right = width - margin

/** Layout: font size of the figure, baselines of the texts, bottom of the columns, height of the loan, and column width as a share of the pitch. */
const number = 88
const [head, base, names, ratios] = [66, 156, 576, 628]
const [ground, tall, broad] = [528, 150, 0.86]

/** Baselines in a part of a column, from its lower end: of an amount, and of the name of the loan. */
const [low, middle] = [22, 62]

/** Between the names of the parts and the columns. */
const gap = 30

/** The ratios that follow from the prices are in a line of their own, in the colours of what they lead to. */
const lineOf = (tone: FallPoint['tone']) => (tone === 'b' ? 'm' : tone === 'c' ? 'a' : tone)

/** Own funds as a part of the loan, from what they are of both. */
const ofLoan = ({ ratio }: FallPoint): number => ratio / (100 - ratio)

/**
 * What a fall of prices leaves of own funds: a column for each row of the table, the loan below, which stays, and own funds above
 * it, to scale, in the colour of what they lead to; what is lost is an empty place. Below each its fall and the ratio that is left,
 * which explains the colour. Parts and ratios are named before the columns. The figure is what is lost in the last;
 * what the numbers are, with their unit, ends its line.
 */
export function fallWide({ unit, note, points, parts, lost }: Fall): string {
  const left = margin + Math.ceil(widest(Object.values(parts), 'bold') * chartWords.words[1]) + gap
  const pitch = Math.floor((right - left) / (points.length - 1 + broad))
  const long = Math.round(pitch * broad)
  const whole = Math.max(...points.map(ofLoan)) * tall
  const top = ground - tall - 6
  const columns = points.map((point, index) => {
    const [x, high] = [left + pitch * index, Math.round(ofLoan(point) * tall)]
    return { ...point, x, y: top - high, high, middle: Math.round(x + long / 2), gone: Math.round(whole) - high }
  })
  return [
    chartText(margin, head, lost.label, 'm'),
    text(margin - inkStart(lost.number, 'bold') * number, base, number, lost.number, 't', 'bold'),
    chartText(right, base, `${note}, ${unit}`, 'm', 1, 'note'),
    chartText(margin, top - low, parts.own, 'm'),
    chartText(margin, ground - middle, parts.loan, 'm'),
    chartText(margin, names, parts.price, 'm'),
    chartText(margin, ratios, parts.ratio, 'm'),
    // The loan is as high below all: one broad line with gaps.
    `<path stroke="var(--s)" stroke-width="${tall}" stroke-dasharray="${long} ${pitch - long}" d="M${left} ${ground - tall / 2}H${right}"/>`,
    ...columns.map(
      ({ x, y, high, tone }) => `<rect x="${x}" y="${y}" width="${long}" height="${high}" rx="6" class="${tone}"/>`,
    ),
    ...columns.map(({ x, y, gone }) =>
      gone < 12 ? '' : `<path class="k" d="M${x + 2} ${y - gone}h${long - 4}v${gone - 6}h${4 - long}z"/>`,
    ),
    ...columns.map(({ own, middle: at }) => chartText(at, top - low, own, 'o', 0.5)),
    ...columns
      .slice(0, 1)
      .map(({ own, high, middle: at }) => (high === tall ? chartText(at, ground - middle, own, 't', 0.5) : '')),
    ...columns.map(({ label, middle: at }, index) => chartText(at, names, index === 0 ? label : `−${label}`, 'm', 0.5)),
    ...columns.map(({ text: ratio, tone, middle: at }) =>
      chartText(at, ratios, ratio.replace(/[.,]0(?=%)/, ''), lineOf(tone), 0.5),
    ),
  ].join('')
}
