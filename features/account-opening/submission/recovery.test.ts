import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { createAccountRequestSchema } from '@/lib/backends/trading/application-schemas'
import { standardFlow } from '@/lib/domain/account-opening/flows'
import { allProofs, earningEvents } from '@/tests/factories/application-proofs'

import type { SubmissionFailure } from '../api/submission-failure'
import type { ApplicationEvent } from '../machine/events'
import { proofOf, type EarnedProofs } from '../machine/proofs'
import type { ApplicationState } from '../machine/state'
import { stateFor, transition } from '../machine/transition'
import { recoveryFor, refusalOf } from './recovery'

const rejected = (code: string, fields?: readonly string[]): SubmissionFailure => ({
  kind: 'rejected',
  status: 409,
  code,
  ...(fields === undefined ? {} : { fields }),
})

const fieldErrors = (...names: readonly string[]): SubmissionFailure => ({
  kind: 'field-errors',
  status: 422,
  fields: { banner: [], byField: Object.fromEntries(names.map((name) => [name, ['x']])), indexed: [] },
})

test.each<[SubmissionFailure, unknown]>([
  [{ kind: 'network' }, { kind: 'retry' }],
  [{ kind: 'timeout' }, { kind: 'retry' }],
  [{ kind: 'server', status: 503 }, { kind: 'retry' }],
  [{ kind: 'rate-limited', status: 429 }, { kind: 'retry' }],
  [{ kind: 'invalid-response', issues: ['data'] }, { kind: 'retry' }],
  [rejected('ACCOUNT_TAKEN'), { kind: 'change', lost: ['accountNumber'] }],
  [rejected('OTP_UNPROVEN'), { kind: 'change', lost: ['smsOtp', 'emailOtp'] }],
  [rejected('OTP_UNPROVEN', ['email_transaction_id']), { kind: 'change', lost: ['emailOtp'] }],
  [rejected('EKYC_UNPROVEN'), { kind: 'change', lost: ['document'] }],
  [rejected('EKYC_UNPROVEN', ['ocr_id']), { kind: 'change', lost: ['document'] }],
  [rejected('EKYC_UNPROVEN', ['face']), { kind: 'change', lost: ['faceMatch'] }],
  [rejected('EKYC_UNPROVEN', ['idno']), { kind: 'change', lost: ['document'] }],
  [rejected('DATA_MISMATCH', ['cust_nm']), { kind: 'change', lost: ['identity'] }],
  [rejected('UNDERAGE', ['birth_dt']), { kind: 'change', lost: ['document'] }],
  [rejected('ACCOUNT_EXISTS'), { kind: 'change', lost: ['contact', 'identity'] }],
  [rejected('ACCOUNT_EXISTS', ['idno']), { kind: 'change', lost: ['identity'] }],
  [rejected('ACCOUNT_EXISTS', ['mobile', 'email']), { kind: 'change', lost: ['contact'] }],
  [rejected('SOMETHING_NEW'), { kind: 'call' }],
  [rejected('SOMETHING_NEW', ['job']), { kind: 'change', lost: ['work'] }],
  [rejected('toString', ['constructor']), { kind: 'call' }],
  [{ kind: 'forbidden', status: 403 }, { kind: 'call' }],
  [
    { kind: 'incomplete', missing: ['address'] },
    { kind: 'change', lost: ['address'] },
  ],
  [fieldErrors('ocr_id'), { kind: 'change', lost: ['document'] }],
  [fieldErrors('banks.0.bank_acc', 'job', 'tax_no'), { kind: 'change', lost: ['banks', 'work'] }],
  [fieldErrors('error'), { kind: 'change', lost: ['reviewed'] }],
])('%j', (failure, wayOn) => {
  expect(recoveryFor(failure)).toEqual(wayOn)
})

test('no failure after the account was opened unlocks the answers', () => {
  for (const failure of [rejected('ACCOUNT_TAKEN'), fieldErrors('job'), { kind: 'forbidden', status: 403 } as const]) {
    if (failure.kind === 'incomplete' || failure.kind === 'contract-pending') throw new Error('not of a call')
    expect(recoveryFor({ kind: 'contract-pending', failure })).toEqual({ kind: 'call' })
  }
  expect(recoveryFor({ kind: 'contract-pending', failure: { kind: 'timeout' } })).toEqual({ kind: 'retry' })
})

test('a refusal is named by its code and fields, in any order', () => {
  const refusals = [
    rejected('ACCOUNT_EXISTS'),
    rejected('ACCOUNT_EXISTS', ['email']),
    rejected('ACCOUNT_EXISTS', ['email', 'mobile']),
    rejected('ACCOUNT_TAKEN', ['email']),
    fieldErrors('job'),
    fieldErrors('job', 'tax_no'),
    { kind: 'timeout' } as const,
  ]
  expect(new Set(refusals.map(refusalOf)).size).toBe(refusals.length)
  expect(refusalOf(rejected('ACCOUNT_EXISTS', ['mobile', 'email']))).toBe('ACCOUNT_EXISTS email mobile')
  expect(refusalOf(fieldErrors('tax_no', 'job'))).toBe('fields job tax_no')
  expect(refusalOf(rejected('ACCOUNT_EXISTS', []))).toBe('ACCOUNT_EXISTS')
})

const codes = [
  'ACCOUNT_EXISTS',
  'ACCOUNT_TAKEN',
  'FEE_CHANGED',
  'OTP_UNPROVEN',
  'EKYC_UNPROVEN',
  'DATA_MISMATCH',
  'UNDERAGE',
  'CARD_EXPIRED',
  'CONSENT_MISSING',
  'TRIES_SPENT',
  'UNHEARD_OF',
]

const names = [
  ...Object.keys(createAccountRequestSchema.shape),
  'request_id',
  'face',
  'liveness',
  'banks.1.bank_id',
  'x',
]

const refusals = fc.oneof(
  fc
    .record({
      code: fc.constantFrom(...codes),
      fields: fc.option(fc.uniqueArray(fc.constantFrom(...names), { maxLength: 3 })),
    })
    .map(({ code, fields }) => rejected(code, fields ?? undefined)),
  fc.uniqueArray(fc.constantFrom(...names), { maxLength: 3 }).map((fields) => fieldErrors(...fields)),
)

const { contract: _contract, signed: _signed, ...submitted } = allProofs

/** The submitting screen's `change`: gives up what was refused and the terms, and goes to the first of it. */
function changed(lost: readonly (keyof EarnedProofs)[]): ApplicationState {
  const events: ApplicationEvent[] = [...lost, 'terms' as const].map((proof) => ({ type: 'proof-lost', proof }))
  const first = standardFlow.screens.find((screen) => screen !== 'success' && lost.includes(proofOf[screen]))
  if (first !== undefined) events.push({ type: 'edit', screen: first })
  return events.reduce<ApplicationState>((state, event) => transition(state, event), stateFor(submitted, 'submitting'))
}

/** The applicant completes one screen after the other; returns the screens. */
function walk(from: ApplicationState): readonly string[] {
  const seen: string[] = []
  let state = from
  while (state.screen !== 'submitting') {
    seen.push(state.screen)
    const event = earningEvents[standardFlow.screens.indexOf(state.screen)]
    if (event === undefined || seen.length > standardFlow.screens.length) throw new Error(`stuck: ${seen.join(' ')}`)
    state = transition(state, event)
  }
  return seen
}

test('whatever is refused, a change leads through its cure back to the submission, and never twice', () => {
  fc.assert(
    fc.property(refusals, (refusal) => {
      const recovery = recoveryFor(refusal)
      expect(['change', 'call']).toContain(recovery.kind)
      if (recovery.kind !== 'change') return
      const screens = walk(changed(recovery.lost))
      // Each refused proof is earned again on its own screen, and the terms are accepted again.
      const shown = recovery.lost.map((proof) =>
        standardFlow.screens.find((s) => s !== 'success' && proofOf[s] === proof),
      )
      expect(screens).toEqual(expect.arrayContaining([...shown, 'terms']))
      // The same refusal of the cured application is no second round.
      expect(recoveryFor(refusal, refusalOf(refusal))).toEqual({ kind: 'call' })
    }),
    { numRuns: 2000, seed: 20_261_122 },
  )
})
