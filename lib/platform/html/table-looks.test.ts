import { expect, it } from 'vitest'

import { tableLooks } from './table-looks'

const rows = (cells: readonly string[]) =>
  `<table><tbody>${cells.map((each) => `<tr>${each}</tr>`).join('')}</tbody></table>`
const figure = '<th>Rate</th><td class="num">12.5%</td>'
const looksOf = (html: string, isStackable = false) => tableLooks({ html, isStackable })

it('tells a few figures from lists, sums and texts', () => {
  expect(looksOf(rows([figure, figure, figure, figure]))).toBe('table-scroll figures')
  expect(looksOf(rows([figure, figure, figure, figure, figure]))).toBe('table-scroll pairs')
  expect(looksOf(rows([`${figure}<td class="num">1</td>`]))).toBe('table-scroll')
  expect(looksOf(rows(['<th>Rate</th><td>as agreed</td>']))).toBe('table-scroll')
  expect(looksOf(rows([figure]).replace('</table>', '<tfoot><tr><th>Sum</th><td>1</td></tr></tfoot></table>'))).toBe(
    'table-scroll',
  )
})

it('finds numbers with a word before them, and keeps what can be stacked', () => {
  const warned = '<td>−20%</td><td class="num" data-label="Ratio"><em>warning</em> 37.5%</td>'
  expect(looksOf(rows([warned]), true)).toBe('table-scroll stackable labelled')
})

it('knows rows that are named by numbers', () => {
  const of = (name: string) => `<th scope="row">${name}</th><td>as agreed</td>`
  expect(looksOf(rows([of('24.000'), of('17%'), of('8:00')]))).toBe('table-scroll numbered')
  expect(looksOf(rows([of('24.000'), of('Total')]))).toBe('table-scroll')
})

it('knows the column on offer by its heading in bold', () => {
  const heading = (second: string) =>
    `<table><thead><tr><th>Fee</th><th class="num">${second}</th></tr></thead></table>`
  expect(looksOf(heading('<strong>Ours</strong>'))).toBe('table-scroll offered')
  expect(looksOf(heading('Ours'))).toBe('table-scroll')
  expect(looksOf(heading('Ours</th><th class="num"><strong>Saved</strong>'))).toBe('table-scroll result')
})
