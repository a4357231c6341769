import { height, margin, textAround, textBefore, width } from './draw-parts'
import type { Figure } from './drawing'

/** Where the marks end, as far from the edge as the number is. */
const foot = height - margin
const room = width - 2 * margin

/** Steps that fit beside each other as circles with their numbers in them, and the size of a circle. */
const mostSteps = 8
const circle = 92
const between = 28

/** Shares whose bar has room for the name of each of its ends: others say as much in their number alone. */
const [leastShare, mostShare] = [20, 85]

/** Words for steps that are taken one after the other. */
const steps = /^(\d+)(?: bước| steps|단계)$/

/** Days until a settlement, as the market writes them. */
const settlement = /^T\+(\d)$/

/** Marks that say themselves what they are: steps with their numbers, days with their names, a share of a hundred percent. */
export function marksOf({ number }: Figure): string {
  const share = /^(\d+)%$/.exec(number)
  if (share) return ofWhole(Number(share[1]))
  const count = Number(steps.exec(number)?.[1] ?? mostSteps + 1)
  if (count <= mostSteps) return inTurn(Array.from({ length: count }, (_, index) => String(index + 1)))
  const last = settlement.exec(number)?.[1]
  return last === undefined
    ? ''
    : inTurn(Array.from({ length: Number(last) + 1 }, (_, day) => (day ? `T+${day}` : 'T')))
}

/** One after the other, joined by a line. */
function inTurn(names: readonly string[]): string {
  const step = circle + between
  const y = foot - circle / 2
  const marks = names.map((name, index) => {
    const x = margin + circle / 2 + step * index
    return `<circle cx="${x}" cy="${y}" r="${circle / 2}" fill="var(--s)"/>${textAround(x, y + 15, name.length > 1 ? 34 : 44, name, 't', 'bold')}`
  })
  const line = `<path d="M${margin + circle} ${y}h${step * (names.length - 1) - circle}" stroke="var(--s)" stroke-width="4"/>`
  return line + marks.join('')
}

/** A part of a bar, with both of their ends named below them. */
function ofWhole(percent: number): string {
  if (percent < leastShare || percent > mostShare) return ''
  const edge = margin + Math.round((room * percent) / 100)
  const bar = (end: number, look: string) => `<path d="M${margin} ${foot - 92}H${end}v32H${margin}z" ${look}/>`
  return [
    bar(width - margin, 'fill="var(--s)"'),
    bar(edge, 'class="b"'),
    textBefore(edge, foot, 44, `${percent}%`, 'b', 'bold'),
    textBefore(width - margin, foot, 44, '100%', 'm', 'bold'),
  ].join('')
}
