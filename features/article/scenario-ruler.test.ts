import { expect, it } from 'vitest'

import { drawScenarios } from './scenario-ruler'

const prices = {
  content: '',
  price: { name: 'Giá ngày 23/11', text: '22.750 đ', value: 22_750 },
  target: { name: 'Giá mục tiêu', text: '27.300 đ', value: 27_300 },
}
const table = (rows: readonly (readonly string[])[]) =>
  `<table><caption>Ba kịch bản</caption><tbody>${rows
    .map(
      ([name, ...cells]) =>
        `<tr><th scope="row">${name}</th>${cells.map((cell) => `<td class="num">${cell}</td>`).join('')}</tr>`,
    )
    .join('')}</tbody></table>`

it('sets the values of three scenarios on a line with the price, with how far each is from it', () => {
  const html = drawScenarios(
    table([
      ['Thuận lợi', '1,3%', '31.200 đ'],
      ['Cơ sở', '1,45%', '27.300 đ'],
      ['Bất lợi', '2,2%', '19.800 đ'],
    ]),
    prices,
    'vi',
  )
  expect(html.match(/(?<=>)[^<]+(?=<\/text>)/g)?.join(' ')).toBe(
    'Thuận lợi +37% 31.200 Cơ sở +20% 27.300 Bất lợi −13% 19.800 22.750 Giá ngày 23/11',
  )
})

it('leaves other tables', () => {
  const other = table([
    ['2025', '6.120'],
    ['2026', '7.180'],
    ['2027', '8.400'],
  ])
  expect(drawScenarios(other, prices, 'vi')).toBe(other)
})
