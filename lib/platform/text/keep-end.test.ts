import { expect, it } from 'vitest'

import { keepEnd } from './keep-end'

it.each([
  ['phiên tăng thứ hai, người mua chọn lọc', 'phiên tăng thứ hai, người mua chọn\u00A0lọc'],
  ['은행주가 이끈 SN100, 1,748.32포인트 마감', '은행주가 이끈 SN100, 1,748.32포인트\u00A0마감'],
  ['tốt hơn, và giá đã biết điều đó', 'tốt hơn, và giá đã biết điều\u00A0đó'],
  ['Banks carry the index considerably', 'Banks carry the index considerably'],
  ['Đường đi của lệnh từ công ty chứng khoán toàn cầu', 'Đường đi của lệnh từ công ty chứng khoán toàn\u00A0cầu'],
  ['Tin', 'Tin'],
])('does not leave the end of “%s” alone', (title, kept) => {
  expect(keepEnd(title)).toBe(kept)
})
