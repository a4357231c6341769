import { expect, test } from 'vitest'

import { firstSentence } from './first-sentence'

test.each([
  ['Giá cao nhất được phép đặt. Trên bảng giá có màu tím.', 'Giá cao nhất được phép đặt.'],
  ['Sở Giao dịch TP. Hồ Chí Minh, nơi niêm yết. Chỉ số là VN-Index.', 'Sở Giao dịch TP. Hồ Chí Minh, nơi niêm yết.'],
  ['Lệnh mua dưới 10.000 đồng', 'Lệnh mua dưới 10.000 đồng'],
  ['하루에 낼 수 있는 가장 높은 가격입니다. 보라색입니다.', '하루에 낼 수 있는 가장 높은 가격입니다.'],
])('the first sentence of “%s”', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence)
})
