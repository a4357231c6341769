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
  )
  expect(html).toContain('figures shares"')
  expect(html).toMatch(/<rect class="is-main" width="55%" height="100%"\/><\/svg><\/div>$/)
})

it('leaves other figures', () => {
  const other = figures([
    ['P/E', '8,1 lần'],
    ['ROE', '17%'],
  ])
  expect(drawFigures(other)).toBe(other)
})
