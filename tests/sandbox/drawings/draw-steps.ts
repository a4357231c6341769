import { chartText, chartWords, fitted, margin, text, widest, width } from './draw-parts'
import type { Drawing, StepPart } from './drawing'
import { inkStart, widthOf } from './letters'

type Steps = Extract<Drawing, { kind: 'steps' }>

const end = width - margin
const gap = 6

/** Layout: top and height of each bar and the gap to the words above it; baselines of the figure, the names of the parts and their amounts. */
const [first, second] = [
  [272, 68],
  [428, 68],
] as const
const above = 22
const [saving, names, amounts] = [174, 562, 618]
const [large, small] = [96, 48]

/** Between the figure and its words. */
const beside = 20

/** The colours of the three parts: those of a commission, an exchange fee and a tax on every page (features/home/sale-ticket.tsx). */
const looks = ['b', 'e', 'm']

/** A bar from `x` to `edge` with slightly round corners. */
const box = (x: number, edge: number, [y, tall]: readonly [number, number], look: string) =>
  `<rect x="${x}" y="${y}" width="${edge - x}" height="${tall}" rx="6" ${look}/>`

const before = (y: number, size: number, content: string, tone: string): string =>
  text(end - widthOf(content, 'bold') * size, y, size, content, tone, 'bold')

/** Sides of the square of a part's colour, and the room up to its name. */
const [key, indent] = [26, 40]

/** What a part costs, where it changes from the first period to the second: `0 → 150.000 đ`. A unit before the number is in the sums. */
function costOf({ during, after }: StepPart): string {
  const cost = after.text.replace(/^\D+/, '')
  return during.value === after.value ? cost : `${/\d[\d.,]*/.exec(during.text)?.[0] ?? ''} → ${cost}`
}

/** The parts with their colours and costs in a row, as far apart as there is room. */
function legend(parts: readonly StepPart[]): string {
  const items = parts.map((part) => ({ name: part.label, cost: costOf(part) }))
  const long = items.map(({ name, cost }) => indent + widest([name, cost], 'bold') * chartWords.words[1])
  const apart = (end - margin - long.reduce((sum, each) => sum + each, 0)) / (items.length - 1)
  let next = margin
  return items
    .map(({ name, cost }, index) => {
      const at = Math.round(next)
      next += (long[index] ?? 0) + apart
      return [
        `<rect x="${at}" y="${names - key}" width="${key}" height="${key}" rx="4" class="${looks[index] ?? ''}"/>`,
        chartText(at + indent, names, name, 'm'),
        chartText(at + indent, amounts, cost, 't'),
      ].join('')
    })
    .join('')
}

/**
 * What the same thing costs in two periods: first what that saves, as the figure; below it a bar of its parts for each, one below
 * the other to one scale, with their sums. A part that is free at first is an empty place with what it costs there. Below both, the
 * parts with their colours and what they cost.
 */
export function stepsWide({ subject, note, saved, parts, during, after }: Steps): string {
  const whole = end - margin
  let from = margin
  const places = parts.map((part, index) => {
    const [x, next] = [from, from + Math.round((whole * part.after.value) / after.value)]
    from = next
    return { ...part, x, edge: index === parts.length - 1 ? end : next - gap }
  })
  const drawn = places.map(({ x, edge, during: cost }, index) => {
    const look = looks[index] ?? ''
    const [y, tall] = first
    const free =
      box(
        x + 2,
        edge - 2,
        [y + 2, tall - 4],
        `fill="none" stroke="var(--${look})" stroke-width="3" stroke-dasharray="8"`,
      ) + chartText(x + 18, y + 48, cost.text, look)
    return [
      cost.value === 0 ? free : box(x, edge, first, `class="${look}"`),
      box(x, edge, second, `class="${look}"`),
    ].join('')
  })
  const room = end - margin - beside - widthOf(saved.label, 'bold') * chartWords.words[1]
  const size = fitted(saved.text, large, 'bold', room)
  return [
    chartText(margin, 72, subject, 'm'),
    chartText(end, 72, note, 'm', 1, 'note'),
    text(margin - inkStart(saved.text, 'bold') * size, saving, size, saved.text, 't', 'bold'),
    chartText(margin + widthOf(saved.text, 'bold') * size + beside, saving, saved.label, 't'),
    chartText(margin, first[0] - above, during.label, 't'),
    before(first[0] - above, small, during.text, 't'),
    chartText(margin, second[0] - above, after.label, 'm'),
    before(second[0] - above, small, after.text, 'm'),
    ...drawn,
    legend(parts),
  ].join('')
}
