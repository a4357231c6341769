import { expect, it } from 'vitest'

import { liftPrices } from './lift-prices'

const table = (rows: readonly (readonly [string, string])[]) =>
  `<table><caption>Khuyến nghị</caption><thead><tr><th scope="col">Chỉ tiêu</th><th scope="col">Giá trị</th></tr></thead><tbody>${rows
    .map(([name, value]) => `<tr><th scope="row">${name}</th><td>${value}</td></tr>`)
    .join('')}</tbody></table><p>Lý do</p>`

it.each([
  ['22.750 đ', '27.300 đ'],
  ['VND 22,750', 'VND 27,300'],
  ['22,750동', '27,300동'],
])('takes a price of %s and its target out of the first table', (price, target) => {
  const ratio = ['P/B', '1,3 lần'] as const
  expect(liftPrices(table([['Giá ngày 23/11', price], ['Giá mục tiêu', target], ratio]))).toEqual({
    content: table([ratio]),
    price: { name: 'Giá ngày 23/11', text: price, value: 22_750 },
    target: { name: 'Giá mục tiêu', text: target, value: 27_300 },
  })
})

it('leaves other tables, and those that are not first', () => {
  const prices = table([
    ['Giá', '22.750 đ'],
    ['Giá mục tiêu', '27.300 đ'],
  ])
  expect(liftPrices(`<p>Mở đầu</p>${prices}`)).toBeNull()
  expect(
    liftPrices(
      table([
        ['P/E', '8,1 lần'],
        ['ROE', '17,0%'],
      ]),
    ),
  ).toBeNull()
})
