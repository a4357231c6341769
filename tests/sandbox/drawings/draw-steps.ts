import { fitted, margin, text, textBefore, width } from './draw-parts'
import type { Drawing } from './drawing'

type Steps = Extract<Drawing, { kind: 'steps' }>

const end = width - margin

/** Height of a bar, the top of each of the two, and the baseline of the first row below them. */
const [tall, first, second, table] = [64, 176, 350, 484]
const gap = 6
const pitch = 70

/** Sizes of the sums and of all other words: at 360 px, the smaller one is 13 px. */
const [large, small] = [68, 42]

/** The colours of the three parts: those of a commission, an exchange fee and a tax on every page (features/home/cost-bar.tsx). */
const looks = ['b', 'e', 'a']

/** A bar from `x` to `edge` with slightly round corners. */
const box = (x: number, edge: number, y: number, look: string) =>
  `<rect x="${x}" y="${y}" width="${edge - x}" height="${tall}" rx="4" ${look}/>`

/**
 * What the same thing costs in two periods: a bar of its parts for each, one below the other to one scale, with their sums. A part
 * that is free at first is an empty place, in which stands what that saves. Below both, the parts with their colours.
 */
export function stepsWide({ subject, note, saved, parts, during, after }: Steps): string {
  const whole = end - margin
  let from = margin
  const places = parts.map((part, index) => {
    const [x, next] = [from, from + Math.round((whole * part.after.value) / after.value)]
    from = next
    return { ...part, x, edge: index === parts.length - 1 ? end : next - gap }
  })
  const drawn = places.map(({ x, edge, label, during: before, after: then }, index) => {
    const look = looks[index] ?? ''
    const y = table + pitch * index
    const saving =
      box(x + 2, edge - 2, first, `fill="none" stroke="var(--${look})" stroke-width="3" stroke-dasharray="8"`) +
      text(x + 20, first + 46, fitted(saved, small, 'bold', edge - x - 40), saved, look, 'bold')
    return [
      before.value === 0 ? saving : box(x, edge, first, `class="${look}"`),
      box(x, edge, second, `class="${look}"`),
      `<path d="M${margin} ${y - 48}H${end}" stroke="var(--s)" stroke-width="2"/>`,
      `<rect x="${margin}" y="${y - 26}" width="24" height="24" rx="4" class="${look}"/>`,
      text(margin + 44, y, small, label.replace(/,? [\d.,]+%$/, ''), 'm', 'bold'),
      textBefore(end, y, small, then.text, 't', 'bold'),
    ].join('')
  })
  const period = ({ label, text: sum }: Steps['during'], top: number, tone: string) =>
    text(margin, top - 24, small, label, 't', 'bold') + textBefore(end, top - 24, large, sum, tone, 'bold')
  return [
    text(margin, 70, fitted(subject, small, 'bold', 690), subject, 'm', 'bold'),
    textBefore(end, 70, fitted(note, 36, 'bold', 330), note, 'm', 'bold'),
    period(during, first, 't'),
    period(after, second, 'm'),
    ...drawn,
  ].join('')
}
