import { expect, it } from 'vitest'

import { provinceOf } from './province'

it.each([
  ['88 đường Hàm Nghi, phường Sài Gòn, TP. Hồ Chí Minh', 'TP. Hồ Chí Minh', '호찌민시'],
  ['88 Hàm Nghi, Quận 1, TP.HCM', 'TP. Hồ Chí Minh', '호찌민시'],
  // A street named after another city, and a name inside another word.
  ['26 phố Huế, Hà Nội', 'Hà Nội', '하노이'],
  ['Tầng 2, Vinh, tỉnh Nghệ An, Việt Nam', 'Nghệ An', '응에안'],
  ['12 HANOI tower, DA NANG', 'Đà Nẵng', '다낭'],
])('finds the province of "%s" and names it in each language', (vi, inVietnamese, inKorean) => {
  expect(provinceOf({ vi }, 'vi')).toBe(inVietnamese)
  expect(provinceOf({ vi }, 'ko')).toBe(inKorean)
})

it('reads any language of the address, and the beginning of a Korean one', () => {
  expect(provinceOf({ en: '155 Nguyen Van Linh, Da Nang' }, 'ko')).toBe('다낭')
  expect(provinceOf({ ko: '다낭시 타인케동 하노이 거리 155, 4층' }, 'en')).toBe('Da Nang')
})

it.each([{}, { vi: '' }, { vi: 'Tầng 12, tòa nhà Sông Ngân' }, { en: 'Seoul, Korea' }, { vi: 'Xuehue 5' }])(
  'finds none in %j',
  (addresses) => {
    expect(provinceOf(addresses, 'vi')).toBeNull()
  },
)
