import { chartText, chartWords, fitted, margin, text, width } from './draw-parts'
import type { Drawing } from './drawing'
import { widthOf } from './letters'

type Steps = Extract<Drawing, { kind: 'steps' }>

const end = width - margin
const gap = 6

/** Top and height of either bar; the baselines of the names of the parts and of their amounts; sizes of the first sum and the second. */
const [first, second] = [
  [204, 72],
  [396, 44],
] as const
const [names, amounts] = [530, 590]
const [large, small] = [92, 58]

/** The colours of the three parts: those of a commission, an exchange fee and a tax on every page (features/home/cost-bar.tsx). */
const looks = ['b', 'e', 'a']

/** A bar from `x` to `edge` with slightly round corners. */
const box = (x: number, edge: number, [y, tall]: readonly [number, number], look: string) =>
  `<rect x="${x}" y="${y}" width="${edge - x}" height="${tall}" rx="6" ${look}/>`

const before = (y: number, size: number, content: string, tone: string): string =>
  text(end - widthOf(content, 'bold') * size, y, size, content, tone, 'bold')

/**
 * What the same thing costs in two periods: a bar of its parts for each, one below the other to one scale, with their sums, that of
 * the first larger. A part that is free at first is an empty place, in which stands what that saves. Below both, the parts with
 * their colours and what they are at first: later, only the one that was saved is added.
 */
export function stepsWide({ subject, note, saved, parts, during, after }: Steps): string {
  const whole = end - margin
  let from = margin
  const places = parts.map((part, index) => {
    const [x, next] = [from, from + Math.round((whole * part.after.value) / after.value)]
    from = next
    return { ...part, x, edge: index === parts.length - 1 ? end : next - gap }
  })
  const drawn = places.map(({ x, edge, label, during: cost }, index) => {
    const look = looks[index] ?? ''
    const [y, tall] = first
    const at = Math.round(margin + (whole / parts.length) * index)
    const saving =
      box(
        x + 2,
        edge - 2,
        [y + 2, tall - 4],
        `fill="none" stroke="var(--${look})" stroke-width="3" stroke-dasharray="8"`,
      ) + (widthOf(saved, 'bold') * chartWords.words[1] < edge - x - 36 ? chartText(x + 18, y + 50, saved, look) : '')
    return [
      cost.value === 0 ? saving : box(x, edge, first, `class="${look}"`),
      box(x, edge, second, `class="${look}"`),
      `<rect x="${at}" y="${names - 26}" width="26" height="26" rx="4" class="${look}"/>`,
      chartText(at + 40, names, label.replace(/,? [\d.,]+%$/, ''), 'm'),
      chartText(at + 40, amounts, cost.text, 't'),
    ].join('')
  })
  return [
    chartText(margin, 72, subject, 'm'),
    chartText(end, 72, note, 'm', 1, 'note'),
    chartText(margin, first[0] - 28, during.label, 't'),
    before(first[0] - 28, fitted(during.text, large, 'bold', 640), during.text, 't'),
    chartText(margin, second[0] - 24, after.label, 'm'),
    before(second[0] - 24, small, after.text, 'm'),
    ...drawn,
  ].join('')
}
