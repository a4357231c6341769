import { expect, it } from 'vitest'

import { drawFigures, noteFlows } from './drawn-figures'

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

const words = {
  toAverage: (change: string) => `${change} vs`,
  partOf: (amount: string, share: string) => `${share} of ${amount}`,
}

it('says what the money of a session means: an amount beside its average, a part of it, and a net flow with its colour', () => {
  const html = noteFlows(
    figures([
      ['Matched value', 'VND 20 trillion'],
      ['20-session average', 'VND 25 trillion'],
      ['Banks’ share', '31%'],
      ['Foreign net flow', '−VND 250 billion'],
    ]),
    'en',
    words,
  )
  expect(html).toContain('figures flows"')
  expect(html.match(/(?<=<small>)[^<]+/g)).toEqual(
    ['-20.0% vs', ' of VND 20 trillion', '1.3% of VND 20 trillion'].map((text) => text.replace('-', '−')),
  )
  expect(html).toMatch(/<td data-flow="fall"[^>]*>−VND 250 billion<\/td>/)
})

it.each([
  ['Khối ngoại mua ròng', '+315 tỷ đồng', 'rise'],
  ['Khối ngoại bán ròng', '−315 tỷ đồng', 'fall'],
])('gives a net flow without a sign its own: %s', (name, said, look) => {
  const html = noteFlows(
    figures([
      ['Giá trị khớp lệnh', '24.700 tỷ đồng'],
      ['Bình quân 20 phiên', '23.434 tỷ đồng'],
      [name, '315 tỷ đồng'],
    ]),
    'vi',
    words,
  )
  expect(html).toMatch(new RegExp(`<td data-flow="${look}"[^>]*>\\${said.charAt(0)}${said.slice(1)}</td>`))
})

it('leaves figures without an average as they are', () => {
  const other = figures([['Vốn hóa', '54.600 tỷ']])
  expect(noteFlows(other, 'vi', words)).toBe(other)
})
