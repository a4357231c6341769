import { expect, test } from 'vitest'

import { groupedIdNumber } from './grouped-id-number'

test.each([
  ['001090912266', '001\u{a0}090\u{a0}912\u{a0}266'],
  ['0312345678', '0312345678'],
  ['', ''],
])('%s', (number, grouped) => {
  expect(groupedIdNumber(number)).toBe(grouped)
})
