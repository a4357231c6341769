import { expect, test } from 'vitest'

import { serverFieldErrorsOf } from './server-field-errors'

const fieldErrors = (byField: Record<string, readonly string[]>) =>
  ({ kind: 'field-errors', status: 422, fields: { banner: ['Please check'], byField, indexed: [] } }) as const

test('assigns texts of a service to the inputs of their fields, within a list to the row', () => {
  const refused = fieldErrors({
    tax_no: ['Unknown', 'Ask your office'],
    'banks.1.bank_acc': ['Closed'],
    'banks.0.bank_branch': ['Merged'],
    perm_address: ['Too short'],
    acc_no: ['Taken'],
    'banks.0.colour': ['?'],
  })
  expect(serverFieldErrorsOf(refused)).toEqual({
    taxNumber: 'Unknown Ask your office',
    'banks.1.accountNumber': 'Closed',
    'banks.0.branch.code': 'Merged',
    cardAddress: 'Too short',
  })
})

test('reports identifiers of another account at their inputs, as the rule does', () => {
  const rejected = { kind: 'rejected', status: 409, code: 'ACCOUNT_EXISTS', fields: ['mobile', 'idno'] } as const
  expect(serverFieldErrorsOf(rejected)).toEqual({ mobile: 'existAcc', idNumber: 'existAcc' })
  expect(serverFieldErrorsOf({ ...rejected, code: 'OTP_UNPROVEN' })).toEqual({})
  expect(serverFieldErrorsOf({ kind: 'network' })).toEqual({})
})
