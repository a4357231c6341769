import { drawChart } from './draw-chart'
import type { Compact } from './draw-compact'
import { fitted, halves, margin, text, width } from './draw-parts'
import { inkStart, widthOf } from './letters'
import type { Chart } from './mark'

/** Sizes of the number, of what it counts and of the chart's words, which all are read in a column of half a phone. */
const [most, caption, words] = [172, 102, 94]

/** Baselines of the number and of what it counts, the step to its second line, and from its last one to the chart, which ends at `ground`. */
const [base, first, step, after, ground] = [-150, 4, 124, 92, 1016]

const room = width - 2 * margin

/**
 * The form for tiles that are higher than wide, two of which share the width of a phone: what the figure counts is below it in full, in
 * two lines if need be, and of the chart the first and the last are named.
 */
export function half({
  figure: { number, label },
  tone,
  mark,
}: Omit<Compact, 'mark'> & { readonly mark: Chart }): string {
  const lines = widthOf(label, 'bold') * caption <= room ? [label] : halves(label)
  const [size, said] = [fitted(number, most, 'bold'), Math.min(...lines.map((line) => fitted(line, caption, 'bold')))]
  const last = first + step * (lines.length - 1)
  return [
    text(margin - inkStart(number, 'bold') * size, base, size, number, tone, 'bold'),
    ...lines.map((line, index) => text(margin, first + step * index, said, line, 'm', 'bold')),
    drawChart(mark, { top: last + after, bottom: ground, words, isHalf: true }),
  ].join('')
}

/** The rule that shows it. */
/** `others` are the forms that it stands for. */
export const halfRules = (others = '.l,.s,.x,.y'): string =>
  `.q{display:none}@media(max-aspect-ratio:1){${others}{display:none}.q{display:inline}}`
