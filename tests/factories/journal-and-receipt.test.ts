import { expect, test } from 'vitest'

import { receiptOf } from '@/features/account-opening/receipt/calls-of-screen'
import { standardFlow } from '@/lib/domain/account-opening/flows'
import { journalAgainstReceipt, type JournaledCall } from './journal-and-receipt'

const prove: JournaledCall = {
  screen: 'sms-otp',
  service: 'trading',
  path: 'verifyOtp',
  purpose: 'prove-mobile',
  fields: ['mobile', 'otp', 'transaction_id'],
}

const differences = (...calls: readonly JournaledCall[]) => {
  const { undeclared, unsent } = journalAgainstReceipt(calls, standardFlow)
  return { undeclared, unsent: unsent.filter((line) => line.startsWith('sms-otp: ')) }
}

test('calls that carry what the receipt names, and all of it, differ in nothing', () => {
  expect(differences(prove)).toEqual({ undeclared: [], unsent: [] })
})

test('names a datum that a call carries and the receipt of its screen does not name', () => {
  expect(differences({ ...prove, fields: [...prove.fields, 'idno'] }).undeclared).toEqual([
    'sms-otp: trading prove-mobile id-number (idno)',
  ])
})

test('names a call that is made on another screen than its receipt says', () => {
  expect(differences({ ...prove, screen: 'banks' }).undeclared).toEqual([
    'banks: trading prove-mobile mobile (mobile)',
    'banks: trading prove-mobile otp (otp)',
  ])
})

test('names a field of which nothing is known', () => {
  expect(differences({ ...prove, fields: [...prove.fields, 'nickname'] }).undeclared).toEqual([
    'trading/verifyOtp carries nickname, of which nothing is known',
  ])
})

test('names a datum of the receipt that no call carries', () => {
  expect(differences({ ...prove, fields: ['mobile'] }).unsent).toEqual(['sms-otp: trading prove-mobile otp'])
  expect(differences().unsent).toHaveLength(receiptOf('sms-otp', standardFlow).sent.flatMap(({ data }) => data).length)
})
