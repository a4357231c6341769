import { fitted, text, textAround, textBefore, widest } from './draw-parts'
import { advance } from './draw-advance'
import { gains } from './draw-gains'
import { payments } from './draw-payments'
import { payoff } from './draw-payoff'
import type { Chart, Mark } from './mark'
import { box, left, lineOf, type MarkFrame, penOf, quiet, right, room, strong } from './mark-parts'

type Of<Kind extends Chart['kind']> = Extract<Chart, { kind: Kind }>

const kinds: ReadonlySet<string> = new Set<Chart['kind']>([
  'bands',
  'gains',
  'payoff',
  'payments',
  'cascade',
  'advance',
  'zones',
  'stacks',
])

export const isChart = (mark: Mark): mark is Chart => kinds.has(mark.kind)

/** The chart of some rows; without words in thumbnails. */
export function drawChart(chart: Chart, frame: MarkFrame): string {
  switch (chart.kind) {
    case 'bands':
      return bands(chart, frame)
    case 'gains':
      return gains(chart, frame)
    case 'payoff':
      return payoff(chart, frame)
    case 'payments':
      return payments(chart, frame)
    case 'cascade':
      return frame.words === 0 ? inOne(chart, frame) : cascade(chart, frame)
    case 'advance':
      return advance(chart, frame)
    case 'zones':
      return zones(chart, frame)
    case 'stacks':
      return stacks(chart, frame)
  }
}

/** How far a price may go in a session: a bar around the reference for each row, its ends in the colours of floor and ceiling. */
function bands({ bands: rows, names }: Of<'bands'>, frame: MarkFrame): string {
  const { top, bottom, words, right: edge = right } = frame
  const long = (texts: readonly string[], gap: number) => (words === 0 ? 0 : widest(texts, 'bold') * words + gap)
  const ends = rows.flatMap(({ low, high }) => [low, high])
  const from =
    left +
    long(
      rows.map(({ label }) => label),
      28,
    ) +
    long(ends, 20)
  const to = edge - long(ends, 20)
  const [middle, half] = [(from + to) / 2, (to - from) / 2]
  const most = Math.max(...rows.map(({ reach }) => reach))
  const first = words === 0 ? top : top + words * 1.5
  const pitch = (bottom - first) / rows.length
  const tall = pitch * (words === 0 ? 0.74 : 0.6)
  const cap = penOf(frame) * 2
  const drawn = rows.map(({ label, reach, low, high }, index) => {
    const center = first + pitch * (index + 0.5)
    const [start, end] = [middle - (half * reach) / most, middle + (half * reach) / most]
    const base = Math.round(center + words * 0.36)
    return [
      box(start, center - tall / 2, end - start, tall, quiet),
      `<path class="c" d="M${Math.round(start)} ${Math.round(center - tall / 2)}h${cap}v${Math.round(tall)}h-${cap}z"/>`,
      `<path class="v" d="M${Math.round(end)} ${Math.round(center - tall / 2)}h-${cap}v${Math.round(tall)}h${cap}z"/>`,
      ...(words === 0
        ? []
        : [
            text(left, base, words, label, 't', 'bold'),
            textBefore(start - 16, base, words, low, 'c', 'bold'),
            text(end + 16, base, words, high, 'v', 'bold'),
          ]),
    ].join('')
  })
  const [low, reference, high] = names
  const heads =
    words === 0
      ? ''
      : textAround(from, top + words * 0.8, words, low, 'c', 'bold', edge) +
        textAround(middle, top + words * 0.8, words, reference, 'f', 'bold', edge) +
        textAround(to, top + words * 0.8, words, high, 'v', 'bold', edge)
  const line = lineOf(`M${Math.round(middle)} ${Math.round(first)}V${bottom}`, 'f', penOf(frame))
  return heads + drawn.join('') + line
}

/** Parts of a whole below each other: each begins where the one before it ends, between its name and its number. */
function cascade({ bars, at }: Of<'cascade'>, { top, bottom, words }: MarkFrame): string {
  const pitch = (bottom - top) / bars.length
  const size = Math.min(words, pitch * 0.78)
  const long = (texts: readonly string[]) => widest(texts, 'bold') * size
  const from = left + long(bars.map(({ label }) => label)) + 30
  const to = right - long(bars.map(({ text: said }) => said)) - 18
  const sum = bars.reduce((total, { value }) => total + value, 0)
  let x = from
  return bars
    .map(({ label, value, text: said }, index) => {
      const [start, end, center] = [x, x + ((to - from) * value) / sum, top + pitch * (index + 0.5)]
      x = end
      const base = Math.round(center + size * 0.36)
      return [
        text(left, base, size, label, 't', 'bold'),
        box(start, center - pitch * 0.34, end - start, pitch * 0.68, at < 0 || index === at ? strong : quiet),
        text(end + 18, base, size, said, 'm', 'bold'),
      ].join('')
    })
    .join('')
}

/** The same parts in one bar, for thumbnails. */
function inOne({ bars, at }: Of<'cascade'>, { top, bottom }: MarkFrame): string {
  const gap = 14
  const sum = bars.reduce((total, { value }) => total + value, 0)
  let x = left
  return bars
    .map(({ value }, index) => {
      const start = x
      x += ((room + gap) * value) / sum
      return box(start, top + 20, x - start - gap, bottom - top - 40, at < 0 || index === at ? strong : quiet)
    })
    .join('')
}

/** Ranges one after the other, that of the figure the strong one, and between them, below a tick, their limits. */
function zones({ names, limits }: Of<'zones'>, frame: MarkFrame): string {
  const { top, bottom, words } = frame
  const gap = 12
  const long = (room + gap) / names.length
  const size = Math.min(...names.map((name) => fitted(name, words, 'bold', long - 40)))
  const tall = words === 0 ? bottom - top - 24 : 180
  const foot = words === 0 ? 0 : words * 1.9
  const from = (top + bottom - tall - foot) / 2
  const drawn = names.map((name, index) => {
    const [x, isLast] = [left + long * index, index === names.length - 1]
    const said = textAround(x + (long - gap) / 2, from + tall / 2 + size * 0.36, size, name, isLast ? 'g' : 't', 'bold')
    return box(x, from, long - gap, tall, isLast ? strong : quiet) + (words === 0 ? '' : said)
  })
  const between = limits.map((limit, index) => {
    const x = Math.round(left + long * (index + 1) - gap / 2)
    const tick = lineOf(`M${x} ${Math.round(from)}v${Math.round(tall + words * 0.7)}`, 'm', penOf(frame) * 0.6)
    return tick + textAround(x, from + tall + foot, words, limit, 't', 'bold')
  })
  return drawn.join('') + (words === 0 ? '' : between.join(''))
}

/** Stacked columns, drawn once for all forms: where thumbnails have them; their width as a share of the pitch; between their names and them. */
const stack = { top: 286, bottom: 640, broad: 0.94, gap: 36 }

/** Moves and scales what is drawn there to another place, which ends at the same margin. */
function stackTo(from: number, top: number, bottom: number): string {
  const across = Number(((right - from) / room).toFixed(2))
  const down = Number(((bottom - top) / (stack.bottom - stack.top)).toFixed(2))
  return `transform="translate(${Math.round(right - right * across)} ${Math.round(top - stack.top * down)})scale(${across} ${down})"`
}

/**
 * The loan below, own funds above it, and above that, as a pale place, what is lost of them. In half of a phone all are named before the columns, which have
 * their amounts and prices.
 */
function stacks({ columns, names }: Of<'stacks'>, { top, bottom: foot, words, isHalf = false }: MarkFrame): string {
  if (isHalf) {
    const bottom = Math.round(foot - words * 1.15)
    const from = Math.ceil(left + widest(Object.values(names), 'bold') * words) + stack.gap
    const pitch = (right - from) / (columns.length - 1 + stack.broad)
    const said = (middle: number, name: string, cells: readonly string[], tone: string) => {
      const base = Math.round(middle + words * 0.36)
      const around = cells.map((cell, index) => {
        const x = from + pitch * (index + stack.broad / 2)
        return textAround(x, base, fitted(cell, words, 'bold', pitch * stack.broad - 16), cell, tone, 'bold')
      })
      return text(left, base, words, name, 'm', 'bold') + around.join('')
    }
    const amounts = columns.map(({ amount }) => amount)
    const prices = columns.map(({ price }) => price)
    return [
      `<use href="#e" ${stackTo(from, top, bottom)}/>`,
      said(top + (bottom - top) * 0.38, names.part, amounts, 'o'),
      said(top + (bottom - top) * 0.75, names.rest, [], 'm'),
      said(foot - words * 0.36, names.price, prices, 'm'),
    ].join('')
  }
  const pitch = Math.floor(room / (columns.length - 1 + stack.broad))
  const long = Math.round(pitch * stack.broad)
  const tall = (stack.bottom - stack.top) / 2 - 3
  // As high in all columns: a broad line with gaps, of which own funds leave what is lost.
  const line = (y: number, look: string) =>
    `<path stroke="var(--${look} stroke-width="${tall}" stroke-dasharray="${long} ${pitch - long}" d="M${left} ${y}H${right}"/>`
  const own = columns.map(({ part, tone }, index) => {
    const high = Math.round(tall * part)
    return `<path class="${tone}" d="M${left + pitch * index} ${stack.top + tall - high}h${long}v${high}h-${long}"/>`
  })
  const drawn = `<g id="e">${line(stack.bottom - tall / 2, 's)"')}${line(stack.top + tall / 2, 'm)" opacity=".3"')}${own.join('')}</g>`
  return top === stack.top ? drawn : `<g ${stackTo(left, top, foot)}>${drawn}</g>`
}
