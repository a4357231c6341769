import type { Drawing, Figure, LoanState } from './drawing'
import { toAmount } from './find-numbers'
import { captionOf, rowsOf } from './tables'

/** Columns of a table about a loan: a state, the loan, the own part and its ratio to both. */
const columns = 4

/** A loan when shares are bought and when more money is called for: first and last row of the first table of four columns. */
export function drawingOfLoan(title: string, content: string, decimal: ',' | '.', figure: Figure): Drawing | null {
  const [[, loan = '', own = '', measure = ''] = [], ...rows] = rowsOf(content, columns)
  const amount = (text = '') => ({ text, value: toAmount(text, decimal)?.value ?? 0 })
  const states = rows.map(([label = '', ...cells]): LoanState => ({
    label: label.replace(/^\d+\. /, ''),
    loan: amount(cells[0]),
    own: amount(cells[1]),
    ratio: amount(cells[2]),
  }))
  const [bought, called] = [states[0], states.at(-1)]
  if (bought === undefined || called === undefined) return null
  const { subject, note } = captionOf(content, columns)
  return {
    kind: 'loan',
    title,
    measure,
    note,
    unit: subject.split(', ').at(-1) ?? '',
    parts: { loan, own },
    states: [bought, called],
    lost: `−${(bought.own.value - called.own.value).toLocaleString(decimal === ',' ? 'vi' : 'en', { maximumFractionDigits: 1 })}`,
    ratios: states.map(({ ratio }) => ratio.value),
    figure,
  }
}
