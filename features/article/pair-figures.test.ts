import { expect, it } from 'vitest'

import { pairFigures } from './pair-figures'

const row = (columns: number) => `<tr>${'<td>1</td>'.repeat(columns)}</tr>`
const table = (columns = 3, looks = '') =>
  `<div class="table-scroll${looks}" tabindex="0"><table><tbody>${row(columns)}</tbody></table></div>`
const chart = '<figure class="chart"><figcaption>Profit</figcaption><img alt="Profit"></figure>'
const numbers = `<details class="chart-data"><summary>Numbers</summary>${table()}</details>`
const paired = (html: string) => `<div class="figure-pair">${html}</div>`

it.each([
  ['a chart and a table', chart + table()],
  ['two tables', table() + table()],
  ['a table and a chart with its numbers', table() + chart + numbers],
])('pairs %s', (_, html) => {
  expect(pairFigures(`<p>a</p>${html}<p>b</p>`)).toBe(`<p>a</p>${paired(html)}<p>b</p>`)
})

it.each([
  ['with text between them', `${chart}<p>a</p>${table()}`],
  ['of more columns than half of the width has room for', chart + table(5)],
  ['with the numbers of one of them only', chart + numbers],
  ['of texts', chart + table(3, ' stackable')],
  ['of a few large numbers', table(2, ' figures') + table()],
])('leaves figures %s as they are', (_, html) => {
  expect(pairFigures(html)).toBe(html)
})

it('pairs the first two of three', () => {
  expect(pairFigures(table() + chart + table())).toBe(paired(table() + chart) + table())
})
