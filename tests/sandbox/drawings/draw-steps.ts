import { fitted, margin, numeral, text, textBefore, width } from './draw-parts'
import type { Drawing } from './drawing'

type Steps = Extract<Drawing, { kind: 'steps' }>

/** Where the axis lies, where the second amount is on it, and from where the first one no longer holds. */
const [axis, head, turn] = [530, 330, 800]

/** A period whose days are counted on a ruler, at one amount, and the time after it at another, as a step. */
export function stepsWide({ figure: { number, label }, days, during, after }: Steps): string {
  const end = width - margin
  const pitch = ((turn - margin) / days).toFixed(3)
  return [
    numeral(margin, 212, 200, number, 'b', 'bold'),
    text(margin, 288, fitted(label, 46, 'bold', 620), label, 't', 'bold'),
    `<path d="M${turn} ${head}H${end}V${axis}H${turn}z" class="a" opacity=".22"/>`,
    `<path d="M${margin} ${axis + 19}H${turn}" stroke="var(--b)" stroke-width="26" stroke-dasharray="1.5 ${(Number(pitch) - 1.5).toFixed(3)}" opacity=".8"/>`,
    `<path d="M${margin} ${axis}H${turn}" stroke="var(--b)" stroke-width="6"/>`,
    `<path d="M${turn} ${axis + 32}V${head}H${end}" fill="none" stroke="var(--a)" stroke-width="6"/>`,
    textBefore(end, head - 34, fitted(after.text, 60, 'bold', end - turn), after.text, 'a', 'bold'),
    text(margin, 620, 44, during.label, 'm', 'bold'),
    text(turn, 620, 44, after.label, 'm', 'bold'),
  ].join('')
}
