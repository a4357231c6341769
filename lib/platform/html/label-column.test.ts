import { expect, it } from 'vitest'

import { separateLabels } from './label-column'

const rowOf = (cell: string) => `<tr><th>17%</th>${cell}</tr>`

it('gives the words before numbers a column of their own', () => {
  const table = ['<th class="num">Ratio</th>', '<td class="num">50%</td>', '<td class="num"><em>warning</em> 40%</td>']
  expect(separateLabels(table.map(rowOf).join(''), 'Status')).toBe(
    [
      '<th class="num">Ratio</th><th scope="col" class="label">Status</th>',
      '<td class="num">50%</td><td class="label"></td>',
      '<td class="num">40%</td><td class="label"><em>warning</em></td>',
    ]
      .map(rowOf)
      .join(''),
  )
})

it('leaves numbers without words, and words without numbers, where they are', () => {
  const table = ['<td class="num">50%</td>', '<td><em>as agreed</em> 1</td>'].map(rowOf).join('')
  expect(separateLabels(table, 'Status')).toBe(table)
})
