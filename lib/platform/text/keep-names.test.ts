import { expect, test } from 'vitest'

import { keepNames } from './keep-names'

test('places and words of two syllables stay on one line', () => {
  expect(keepNames('88 đường Hàm Nghi, phường Sài Gòn, TP. Hồ Chí Minh')).toBe(
    '88 đường Hàm\u00A0Nghi, phường Sài\u00A0Gòn, TP.\u00A0Hồ\u00A0Chí\u00A0Minh',
  )
  expect(keepNames('Kiểm tra địa chỉ của Chứng khoán Sông Ngân')).toBe(
    'Kiểm tra địa\u00A0chỉ của Chứng khoán Sông\u00A0Ngân',
  )
})

test('other texts stay as they are', () => {
  expect(keepNames('12th floor, 88 Ham Nghi Street')).toBe('12th floor, 88 Ham Nghi Street')
})
