import { expect, it } from 'vitest'

import { foldAccents } from './fold-accents.ts'

it.each([
  ['Đắk Lắk', 'dak lak'],
  ['THỪA THIÊN – HUẾ', 'thua thien – hue'],
  ['Nguyễn Thị Ước'.normalize('NFD'), 'nguyen thi uoc'],
  ['서울', '서울'],
  ['TP.HCM 1', 'tp.hcm 1'],
])('%s is searched as %s', (text, folded) => {
  expect(foldAccents(text)).toBe(folded)
})
