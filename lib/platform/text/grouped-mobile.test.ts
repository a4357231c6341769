import { expect, it } from 'vitest'

import { groupedMobile } from './grouped-mobile'

it.each([
  ['0912345678', '0912\u{a0}345\u{a0}678'],
  ['+84912345678', '+84912345678'],
  ['', ''],
])('%s is shown as %s', (mobile, shown) => {
  expect(groupedMobile(mobile)).toBe(shown)
})
