import { expect, test } from 'vitest'

import { otpText } from './message-texts'

test.each(['register', 'sign'] as const)('a Vietnamese code for %s fits one text message', (purpose) => {
  const text = otpText('vi', 'sms', purpose, '123456')
  // The alphabet of a text message of one part: 160 characters without Vietnamese marks.
  expect(text).toMatch(/^[\x20-\x7E]{1,160}$/)
  expect(text.startsWith('123456 ')).toBe(true)
})
