import { expect, it } from 'vitest'

import { toArticleHtml } from './article-html'
import { drawBars } from './bar-cells'

const tableOf = (rows: readonly (readonly string[])[], foot = '') =>
  `<figure class="bars"><table><thead><tr><th scope="col">Nhóm</th><th scope="col">Số</th></tr></thead><tbody>${rows
    .map(
      ([name = '', ...cells]) =>
        `<tr><th scope="row">${name}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
    )
    .join('')}</tbody>${foot}</table></figure>`

const draw = (html: string, locale: 'vi' | 'en' = 'vi') => drawBars(toArticleHtml(html, 'Bảng').html, locale)

const rects = (html: string) =>
  [...html.matchAll(/<rect x="([^"]*)" width="([^"]*)"/g)].map(([, x, width]) => [x, width])

it('draws numbers with signs on both sides of one zero', () => {
  const html = draw(
    tableOf([
      ['Điện', '+0,3%'],
      ['Thép', '−2,7%'],
    ]),
  )
  expect(rects(html)).toEqual([
    ['90%', '10%'],
    ['0%', '90%'],
  ])
  expect(html.match(/class="zero" x="90%"/g)).toHaveLength(2)
  expect(html).toContain('</svg>−2,7%</td>')
  expect(html).toMatch(/^<div class="bars one"><table>/)
})

it('draws amounts from zero, with the last row as a line', () => {
  const foot = '<tfoot><tr><th scope="row"><strong>Average</strong></th><td>20,000</td></tr></tfoot>'
  const html = draw(
    tableOf(
      [
        ['A', '25,000'],
        ['B', '12,500'],
      ],
      foot,
    ),
    'en',
  )
  expect(rects(html)).toEqual([
    ['0%', '100%'],
    ['0%', '50%'],
  ])
  expect(html.match(/<line x1="80%" x2="80%"/g)).toHaveLength(3)
  expect(html).toMatch(/<tbody class="mean">.*Average.*<\/tbody><tbody>.*<\/table>/)
  expect(html).not.toContain('tfoot')
})

it.each([
  ['one column of lengths', 'bars one lengths', ['12']],
  ['one column with signs', 'bars one', ['−12%']],
  [
    'one column that is compared with a mean',
    'bars one',
    ['12'],
    '<tfoot><tr><th scope="row">M</th><td>20</td></tr></tfoot>',
  ],
  ['several columns', 'bars several', ['12', '30']],
])('says that a table has %s', (_, looks, cells, foot = '') => {
  const rows = ['A', 'B'].map((name) => [name, ...cells])
  expect(draw(tableOf(rows, foot))).toContain(`<div class="${looks}">`)
})

it('draws percentages over their wholes, parts of one whole in one scale', () => {
  const apart = draw(
    tableOf([
      ['A', '61%'],
      ['B', '48%'],
    ]),
  )
  expect(rects(apart).map(([, width]) => width)).toEqual(['61%', '48%'])
  expect(apart.match(/class="whole"/g)).toHaveLength(2)
  const parts = draw(
    tableOf([
      ['A', '80%'],
      ['B', '20%'],
    ]),
  )
  expect(rects(parts).map(([, width]) => width)).toEqual(['100%', '25%'])
  expect(parts).not.toContain('class="whole"')
})

it('compares parts of two wholes in one scale', () => {
  const html = draw(
    tableOf([
      ['A', '80%', '40%'],
      ['B', '20%', '60%'],
    ]),
  )
  expect(rects(html).map(([, width]) => width)).toEqual(['100%', '50%', '25%', '75%'])
})

it('draws only the changes of the parts of a whole', () => {
  const html = draw(
    tableOf([
      ['A', '80%', '+1%'],
      ['B', '20%', '−1%'],
    ]),
  )
  expect(html).toContain('<div class="bars several parts">')
  expect(html).toContain('<td class="num">80%</td>')
  expect(rects(html)).toHaveLength(2)
})

it('gives numbers of two columns with a mean the names of their rows', () => {
  const foot = '<tfoot><tr><th scope="row"><strong>Mean</strong></th><td>2</td><td>0</td></tr></tfoot>'
  const html = draw(tableOf([['26/11', '1', '+1']], foot))
  expect(html.match(/data-of="[^"]+"/g)).toEqual([
    'data-of="Mean"',
    'data-of="Mean"',
    'data-of="26/11"',
    'data-of="26/11"',
  ])
})

it('colours flows by their sign', () => {
  const html = draw(
    tableOf([
      ['26/11', '24.700', '+315'],
      ['25/11', '22.180', '−240'],
    ]),
  )
  expect(html).toContain('<td class="num up"><svg')
  expect(html).toContain('<td class="num down"><svg')
})

it('leaves tables without the `bars` class unchanged', () => {
  const { html } = toArticleHtml(
    tableOf([
      ['A', '+1%'],
      ['B', '−1%'],
    ]).replace(/<\/?figure[^>]*>/g, ''),
    'Bảng',
  )
  expect(drawBars(html, 'vi')).toBe(html)
})
