import { expect, test } from 'vitest'

import type { SubmissionFailure } from '../api/submission-failure'
import { recoveryFor } from './recovery'

const rejected = (code: string, fields?: readonly string[]): SubmissionFailure => ({
  kind: 'rejected',
  status: 409,
  code,
  ...(fields === undefined ? {} : { fields }),
})

test.each<[SubmissionFailure, unknown]>([
  [{ kind: 'network' }, { kind: 'retry' }],
  [{ kind: 'timeout' }, { kind: 'retry' }],
  [{ kind: 'server', status: 503 }, { kind: 'retry' }],
  [{ kind: 'rate-limited', status: 429 }, { kind: 'retry' }],
  [{ kind: 'invalid-response', issues: ['data'] }, { kind: 'retry' }],
  [rejected('ACCOUNT_TAKEN'), { kind: 'change', lost: ['accountNumber'] }],
  [rejected('OTP_UNPROVEN'), { kind: 'change', lost: ['smsOtp', 'emailOtp'] }],
  [rejected('EKYC_UNPROVEN'), { kind: 'change', lost: ['document'] }],
  [rejected('ACCOUNT_EXISTS'), { kind: 'change', lost: ['contact', 'identity'] }],
  [rejected('ACCOUNT_EXISTS', ['idno']), { kind: 'change', lost: ['identity'] }],
  [rejected('ACCOUNT_EXISTS', ['mobile', 'email']), { kind: 'change', lost: ['contact'] }],
  [rejected('SOMETHING_NEW'), { kind: 'call' }],
  [{ kind: 'forbidden', status: 403 }, { kind: 'call' }],
  [
    { kind: 'incomplete', missing: ['address'] },
    { kind: 'change', lost: ['address'] },
  ],
])('%j', (failure, wayOn) => {
  expect(recoveryFor(failure)).toEqual(wayOn)
})

test('errors by field lead to the screens of those fields', () => {
  const fields = { banner: [], byField: { 'banks.0.bank_acc': ['x'], job: ['y'], tax_no: ['z'] }, indexed: [] }
  expect(recoveryFor({ kind: 'field-errors', status: 422, fields })).toEqual({
    kind: 'change',
    lost: ['banks', 'work'],
  })
})

test('an error without a field leads to the first screen', () => {
  const fields = { banner: ['x'], byField: {}, indexed: [] }
  expect(recoveryFor({ kind: 'field-errors', status: 400, fields })).toEqual({ kind: 'change', lost: ['contact'] })
})
