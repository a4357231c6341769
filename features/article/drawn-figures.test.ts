import { expect, it } from 'vitest'

import { drawFigures } from './drawn-figures'

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
