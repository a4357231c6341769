import { expect, it } from 'vitest'

import { drawFigures, drawFlows } from './drawn-figures'

const figures = (rows: readonly (readonly [string, string])[]) =>
  `<div class="table-scroll figures" role="group"><table><caption>SN100</caption><tbody>${rows
    .map(([name, value]) => `<tr><th scope="row">${name}</th><td class="num">${value}</td></tr>`)
    .join('')}</tbody></table></div>`

it('draws two shares of a whole as a bar below them', () => {
  const html = drawFigures(
    figures([
      ['Cổ phiếu', '55%'],
      ['Tiền', '45%'],
    ]),
    'vi',
  )
  expect(html).toContain('figures shares"')
  expect(html).toMatch(/<rect class="is-main" width="55%" height="100%"\/><\/svg><\/div>$/)
})

it('draws levels on a line and marks the index, which is the last one', () => {
  const html = drawFigures(
    figures([
      ['Hỗ trợ', '1.725–1.730'],
      ['Bình quân', '1.741'],
      ['Kháng cự', '1.760'],
      ['Phiên 24/11', '1.735,99'],
    ]),
    'vi',
  )
  expect(html).not.toContain('<table')
  expect(html).toContain('aria-label="Hỗ trợ: 1.725–1.730; Bình quân: 1.741; Kháng cự: 1.760; Phiên 24/11: 1.735,99"')
  expect(html).toContain('<circle cx="31.4%" cy="50" r="6" class="is-price"/>')
})

it('leaves other figures', () => {
  const other = figures([
    ['P/E', '8,1 lần'],
    ['ROE', '17%'],
  ])
  expect(drawFigures(other, 'vi')).toBe(other)
})

it('draws where money went: a bar for each amount, to one scale, and for a share of a whole', () => {
  const html = drawFlows(
    figures([
      ['Matched value', 'VND 20 trillion'],
      ['20-session average', 'VND 25 trillion'],
      ['Banks’ share', '31%'],
      ['Foreign net flow', '−VND 250 billion'],
    ]),
    'en',
  )
  expect(html).toContain('figures flows"')
  expect([...html.matchAll(/ width="([\d.]+)%"/g)].map(([, part]) => Number(part))).toEqual([
    100, 80, 100, 100, 100, 31, 100, 1,
  ])
})

it('leaves figures without an average as they are', () => {
  const other = figures([['Vốn hóa', '54.600 tỷ']])
  expect(drawFlows(other, 'vi')).toBe(other)
})
