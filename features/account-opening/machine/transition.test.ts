import { expect, test } from 'vitest'

import { initialState } from './state'
import { transition } from './transition'

const contact = { mobile: '0912345678', email: 'a@example.com' }
const at = '2026-11-20T03:00:00.000Z'

test('a checked contact opens the SMS code, a verified SMS code opens the e-mail code', () => {
  const checked = transition(initialState, { type: 'contact-checked', proof: contact })
  expect(checked.screen).toBe('sms-otp')
  const verified = transition(checked, {
    type: 'sms-otp-verified',
    proof: { recipient: contact.mobile, transactionId: 'sms-1', verifiedAt: at },
  })
  expect(verified.screen).toBe('email-otp')
})

test('a code verified for another number earns nothing', () => {
  const checked = transition(initialState, { type: 'contact-checked', proof: contact })
  expect(
    transition(checked, {
      type: 'sms-otp-verified',
      proof: { recipient: '0987654321', transactionId: 'sms-1', verifiedAt: at },
    }),
  ).toBe(checked)
})

test('an address that names a screen not reached leads to the first open one', () => {
  expect(transition(initialState, { type: 'go', screen: 'review' })).toEqual(initialState)
})
