import { expect, test } from 'vitest'

import { allProofs } from '@/tests/factories/application-proofs'

import { stateFor } from '../machine/transition'
import type { Draft } from './draft'
import { migrate } from './migrate'
import { restorableProofs, verificationLifetimeMs } from './restore'

const provenAt = Date.parse('2026-11-20T03:00:00.000Z')
const soon = new Date(provenAt + verificationLifetimeMs)
const late = new Date(provenAt + verificationLifetimeMs + 1)
const { contract: _contract, signed: _signed, terms: _terms, reviewed: _reviewed, ...answered } = allProofs

test('keeps all proofs for a day, so that a reload returns to the same screen', () => {
  expect(restorableProofs(answered, soon)).toEqual(answered)
  expect(stateFor(restorableProofs(answered, soon), 'banks').screen).toBe('banks')
})

test('requires codes and identity again after a day, but no answers', () => {
  const left = restorableProofs(answered, late)
  expect(Object.keys(left).toSorted()).toEqual(
    ['contact', 'personal', 'address', 'work', 'banks', 'accountNumber', 'services'].toSorted(),
  )
  expect(stateFor(left, 'review').screen).toBe('sms-otp')
})

test('keeps a held number until its hold ends, and the wish for any number always', () => {
  const held = (heldUntil: string | null) => ({ ...answered, accountNumber: { ...allProofs.accountNumber, heldUntil } })
  expect(
    restorableProofs(held('2026-11-20T04:00:00.000Z'), new Date('2026-11-20T03:59:59.999Z')).accountNumber,
  ).toBeDefined()
  expect(
    restorableProofs(held('2026-11-20T04:00:00.000Z'), new Date('2026-11-20T04:00:00.000Z')).accountNumber,
  ).toBeUndefined()
  expect(restorableProofs({ ...answered, accountNumber: { kind: 'assigned' } }, soon).accountNumber).toBeDefined()
})

test('an application that was being submitted returns to the submission, however late', () => {
  const { contract: _c, signed: _s, ...sent } = allProofs
  expect(stateFor(restorableProofs(sent, late), 'contact').screen).toBe('submitting')
})

test('an existing account keeps its contract to sign', () => {
  const { signed: _s, ...unsigned } = allProofs
  expect(stateFor(restorableProofs(unsigned, late), null).screen).toBe('contract')
})

test('migrates a draft of an older version step by step', () => {
  const steps = {
    1: (draft: object) => ({ ...draft, screens: 1 }),
    2: (draft: object) => ({ ...draft, screen: 'contact' }),
  }
  expect(migrate({ version: 1 }, steps, 3)).toEqual({ version: 3, screens: 1, screen: 'contact' } as unknown as Draft)
  expect(migrate({ version: 2 }, { 1: steps[1] }, 3)).toBeNull()
})

test('ignores drafts of a later version and values that are no draft', () => {
  for (const value of [{ version: 2 }, { version: '1' }, {}, null, 'text']) expect(migrate(value)).toBeNull()
})
