import { expect, it } from 'vitest'

import { markAmounts, markChanges, markShares } from './share-rows'

const table = (rows: ReadonlyArray<readonly [string, string]>) =>
  `<table><thead><tr><th scope="col">Cổ đông</th><th scope="col" class="num">Tỷ lệ</th></tr></thead><tbody>${rows
    .map(([name, value]) => `<tr><th scope="row">${name}</th><td class="num">${value}</td></tr>`)
    .join('')}</tbody></table>`

it('marks the rows of a whole with their shares', () => {
  const html = markShares(
    `<p>51%</p>${table([
      ['Tập đoàn', '51%'],
      ['Khác', '48,6 %'],
    ])}`,
  )
  expect(html).toContain('<tr style="--from:0%;--share:51%"><th scope="row">Tập đoàn')
  expect(html).toContain('<tr style="--from:51%;--share:48.6%"><th scope="row">Khác')
  expect(html).toContain('<p>51%</p>')
})

it('marks rows whose cells name their columns for phones', () => {
  const html = '<table><tbody><tr><th>A</th><td class="num" data-label="Share">60%</td></tr>'
  const other = '<tr><th>B</th><td class="num" data-label="Share">40%</td></tr></tbody></table>'
  expect(markShares(html + other)).toContain('<tr style="--from:60%;--share:40%"><th>B')
})

it.each([
  ['ratios', ['486%', '12%']],
  ['a column of other figures too', ['51%', '49%', '640']],
  ['one row', ['100%']],
])('leaves %s as they are', (_, values) => {
  const html = table(values.map((value) => ['Chỉ tiêu', value] as const))
  expect(markShares(html)).toBe(html)
})

it('marks amounts of one unit in the scale of the largest', () => {
  const html = markAmounts(
    table([
      ['First', 'VND 50,000,000'],
      ['Third', 'VND 8,000,000'],
    ]),
  )
  expect(html).toContain('<tr style="--share:100%"><th scope="row">First')
  expect(html).toContain('<tr style="--share:16%"><th scope="row">Third')
})

it.each([
  ['amounts of two units', ['50 tr', '8 m']],
  ['fractions', ['5.5', '5.0']],
  ['one row', ['50']],
  ['nothing to compare', ['–', '–']],
])('leaves %s without bars', (_, values) => {
  const html = table(values.map((value) => ['Prize', value] as const))
  expect(markAmounts(html)).toBe(html)
})

it('marks results in the scale of the best, and a loss without a bar', () => {
  const team = (name: string, ...changes: readonly string[]) =>
    `<tr><th scope="row">${name}</th>${changes.map((change) => `<td class="num ${change.startsWith('+') ? 'up' : 'down'}" data-label="Return">${change}</td>`).join('')}</tr>`
  const html = markChanges(
    `<table><tbody>${team('First', '+18,6%', '−4,2%')}${team('Second', '+9.3 %', '+99%')}${team('Third', '−1%', '+2%')}</tbody></table>`,
  )
  expect(html).toContain('<tr style="--share:100%"><th scope="row">First')
  expect(html).toContain('<tr style="--share:50%"><th scope="row">Second')
  expect(html).toContain('<tr style="--share:0%"><th scope="row">Third')
})

it('leaves a table without changes as it is', () => {
  const html = table([['Season', '2025']])
  expect(markChanges(html)).toBe(html)
})
