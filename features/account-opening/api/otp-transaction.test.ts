import { expect, it } from 'vitest'

import { codeOnItsWay, toOtpTransaction } from './otp-transaction'

const sentAt = new Date('2026-11-20T08:00:00Z')
const after = (seconds: number) => new Date(sentAt.getTime() + seconds * 1000)
const sent = { transactionId: 'tx-1', resendAfterSeconds: 30, validForSeconds: 300 }
const transaction = toOtpTransaction('0901234567', sent, sentAt)

it('remembers when another code may be asked for and how long this one is valid', () => {
  expect(transaction).toEqual({
    recipient: '0901234567',
    transactionId: 'tx-1',
    resendAt: '2026-11-20T08:00:30.000Z',
    expiresAt: '2026-11-20T08:05:00.000Z',
  })
})

it('counts what is left while the service would refuse another', () => {
  expect(codeOnItsWay(transaction, '0901234567', after(10))).toEqual({ resendAfterSeconds: 20, validForSeconds: 290 })
})

it.each([
  ['after the wait', transaction, '0901234567', after(30)],
  ['for another number', transaction, '0907654321', after(10)],
  ['when none was sent', undefined, '0901234567', after(10)],
])('sends a code %s', (_, known, recipient, now) => {
  expect(codeOnItsWay(known, recipient, now)).toBeNull()
})
