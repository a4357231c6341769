import { expect, it } from 'vitest'

import { activeCode, toOtpTransaction } from './otp-transaction'

const sentAt = new Date('2026-11-20T08:00:00Z')
const after = (seconds: number) => new Date(sentAt.getTime() + seconds * 1000)
const sent = { transactionId: 'tx-1', resendAfterSeconds: 30, validForSeconds: 300 }
const transaction = toOtpTransaction('0901234567', sent, sentAt)

it('stores when another code may be requested and how long this one is valid', () => {
  expect(transaction).toEqual({
    recipient: '0901234567',
    transactionId: 'tx-1',
    resendAt: '2026-11-20T08:00:30.000Z',
    expiresAt: '2026-11-20T08:05:00.000Z',
  })
})

it('returns the remaining times while the service would refuse another code', () => {
  expect(activeCode(transaction, '0901234567', after(10))).toEqual({ resendAfterSeconds: 20, validForSeconds: 290 })
})

it.each([
  ['after the wait', transaction, '0901234567', after(30)],
  ['for another number', transaction, '0907654321', after(10)],
  ['when none was sent', undefined, '0901234567', after(10)],
])('sends a code %s', (_, known, recipient, now) => {
  expect(activeCode(known, recipient, now)).toBeNull()
})
