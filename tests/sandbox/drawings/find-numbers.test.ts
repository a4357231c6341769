import { expect, test } from 'vitest'

import { findQuantity, toAmount } from './find-numbers'

test.each([
  ['Miễn phí giao dịch 90 ngày', { number: '90', unit: 'ngày' }],
  ['Phí từ 0,15% mỗi lệnh', { number: '0,15', unit: '%' }],
  ['Phát hành 1.200 tỷ đồng trái phiếu', { number: '1.200', unit: 'tỷ đồng' }],
  ['Phiên 20/11/2026 tại VN30', null],
])('the first quantity of “%s”', (text, found) => {
  expect(findQuantity(text)).toEqual(found)
})

test.each([
  ['39,8 %', ',', { value: 39.8, unit: '%' }],
  ['27.000 đ', ',', { value: 27_000, unit: 'đ' }],
  ['VND 127,000', '.', { value: 127_000, unit: 'VND' }],
  ['−17%', ',', { value: -17, unit: '%' }],
  ['2,500', '.', { value: 2500, unit: '' }],
  ['3/2', ',', null],
  ['39,8 % (cảnh báo sớm nhất)', ',', null],
  ['miễn phí', ',', null],
] as const)('the amount of “%s”', (text, decimal, amount) => {
  expect(toAmount(text, decimal)).toEqual(amount)
})
