import { expect, test } from 'vitest'

import { keepPhoneNumbers } from './keep-phone-numbers'

test.each(['1900 6277', '(028) 0000 1900', '+84 28 0000 1900', '1800 6277'])('“%s” stays on one line', (number) => {
  expect(keepPhoneNumbers(`Gọi ${number} (miễn phí)`)).toBe(`Gọi ${number.replaceAll(' ', '\u00A0')} (miễn phí)`)
})

test.each(['năm 1900 có 120 người', 'từ 2026 2027', '100 000 đ'])('“%s” is no phone number', (text) => {
  expect(keepPhoneNumbers(text)).toBe(text)
})
