import { expect, test } from 'vitest'

import { allProofs, earningEvents } from '@/tests/factories/application-proofs'

import type { ApplicationEvent } from './events'
import { newAccountFlow } from '@/lib/domain/account-opening/flows'
import type { EarnedProofs, ProofName } from './proofs'
import { screens, type Screen } from '@/lib/domain/account-opening/screens'
import { initialState, type ApplicationState } from './state'
import { stateFor, transition } from './transition'

function send(state: ApplicationState, ...events: readonly ApplicationEvent[]): ApplicationState {
  return events.reduce((from, event) => transition(from, event), state)
}

function without(...names: readonly ProofName[]): EarnedProofs {
  return Object.fromEntries(Object.entries(allProofs).filter(([name]) => !names.some((dropped) => dropped === name)))
}

/** All proofs but those of agreement, on the review page. */
const atReview = stateFor(without('reviewed', 'terms', 'contract', 'signed'), 'review')

test('the standard flow visits every screen once, in order', () => {
  const visited: Screen[] = [initialState.screen]
  let state: ApplicationState = initialState
  for (const event of earningEvents) {
    state = transition(state, event)
    visited.push(state.screen)
  }
  expect(visited).toEqual(screens)
  expect(state.proofs).toEqual(allProofs)
})

test.each(screens.map((screen, index) => [screen, index] as const))(
  '%s accepts its own completion event only',
  (screen, index) => {
    const completedBefore = earningEvents.slice(0, index)
    const state = send(initialState, ...completedBefore)
    expect(state.screen).toBe(screen)
    const accepted = earningEvents.filter((event, other) => other !== index && transition(state, event) !== state)
    expect(accepted).toEqual([])
  },
)

test.each([
  ['sms-otp', { type: 'sms-otp-verified', proof: { ...allProofs.smsOtp, recipient: '0987654321' } }],
  ['email-otp', { type: 'email-otp-verified', proof: { ...allProofs.emailOtp, recipient: 'other@example.com' } }],
  ['id-confirm', { type: 'identity-confirmed', proof: { ...allProofs.identity, ocrId: 'ocr-2' } }],
  ['face', { type: 'face-matched', proof: { ocrId: 'ocr-2' } }],
  ['liveness', { type: 'liveness-passed', proof: { ocrId: 'ocr-2' } }],
] as const)('%s ignores the proof of another person or card', (screen, event) => {
  const state = send(initialState, ...earningEvents.slice(0, screens.indexOf(screen)))
  expect(transition(state, event)).toBe(state)
})

test.each(screens)('from the review, the address of %s opens it if it is reached', (screen) => {
  const reached = screens.indexOf(screen) <= screens.indexOf('review')
  expect(transition(atReview, { type: 'go', screen }).screen).toBe(reached ? screen : 'review')
})

test('back skips verified codes', () => {
  const atCard = send(initialState, ...earningEvents.slice(0, 3))
  expect(atCard.screen).toBe('id-card')
  expect(transition(atCard, { type: 'back' }).screen).toBe('contact')
})

test('back stays on the first screen, and leads from a code to its number', () => {
  expect(transition(initialState, { type: 'back' })).toBe(initialState)
  const atCode = send(initialState, ...earningEvents.slice(0, 1))
  expect(transition(atCode, { type: 'back' }).screen).toBe('contact')
})

test('a changed mobile requires only its own code again, then returns to the review', () => {
  const editing = transition(atReview, { type: 'edit', screen: 'contact' })
  const changed = send(editing, { type: 'answers-changed', fields: ['mobile'] })
  const checked = send(changed, { type: 'contact-checked', proof: { ...allProofs.contact, mobile: '0987654321' } })
  expect(checked.screen).toBe('sms-otp')
  expect(checked.proofs.emailOtp).toEqual(allProofs.emailOtp)
  expect(checked.proofs.liveness).toEqual(allProofs.liveness)
  const verified = send(checked, {
    type: 'sms-otp-verified',
    proof: { recipient: '0987654321', transactionId: 'sms-2', verifiedAt: '2026-11-20T04:00:00.000Z' },
  })
  expect(verified.screen).toBe('review')
  expect(verified.returnToReview).toBe(false)
})

test('a changed email keeps the verified mobile', () => {
  const checked = send(
    atReview,
    { type: 'edit', screen: 'contact' },
    { type: 'contact-checked', proof: { ...allProofs.contact, email: 'new@example.com' } },
  )
  expect(checked.screen).toBe('email-otp')
  expect(checked.proofs.smsOtp).toEqual(allProofs.smsOtp)
  expect(checked.proofs.emailOtp).toBeUndefined()
})

test('an unchanged contact leads straight back to the review', () => {
  const back = send(
    atReview,
    { type: 'edit', screen: 'contact' },
    { type: 'contact-checked', proof: allProofs.contact },
  )
  expect(back.screen).toBe('review')
})

test('another card revokes face match and liveness, not the answers', () => {
  const state = send(
    atReview,
    { type: 'edit', screen: 'id-card' },
    { type: 'document-read', proof: { ...allProofs.document, ocrId: 'ocr-2' } },
  )
  expect(state.screen).toBe('id-confirm')
  const { identity, faceMatch, liveness, banks, accountNumber } = state.proofs
  expect([identity, faceMatch, liveness]).toEqual([undefined, undefined, undefined])
  expect(banks).toEqual(allProofs.banks)
  expect(accountNumber).toEqual(allProofs.accountNumber)
})

test('changing a checked answer closes later screens until it is checked again', () => {
  const editing = send(atReview, { type: 'edit', screen: 'banks' }, { type: 'answers-changed', fields: ['banks'] })
  expect(editing.screen).toBe('banks')
  expect(transition(editing, { type: 'go', screen: 'review' }).screen).toBe('banks')
  const answered = transition(editing, { type: 'answered', screen: 'banks', answeredAt: '2026-11-20T04:00:00.000Z' })
  expect(answered.screen).toBe('review')
})

test('a change after the review requires another review', () => {
  const reviewed = send(atReview, { type: 'reviewed', answeredAt: '2026-11-20T04:00:00.000Z' })
  const changed = send(
    reviewed,
    { type: 'back' },
    { type: 'edit', screen: 'services' },
    { type: 'answered', screen: 'services', answeredAt: '2026-11-20T05:00:00.000Z' },
  )
  expect(changed.screen).toBe('review')
  expect(changed.proofs.reviewed).toBeUndefined()
})

test('accepted terms lock the answers, because the account may exist', () => {
  const submitting = stateFor(without('contract', 'signed'), null)
  expect(submitting.screen).toBe('submitting')
  for (const event of [
    { type: 'back' },
    { type: 'go', screen: 'contact' },
    { type: 'edit', screen: 'banks' },
    { type: 'answers-changed', fields: ['mobile', 'banks'] },
  ] as const) {
    expect(transition(submitting, event)).toBe(submitting)
  }
})

test('a refusal unlocks the answers', () => {
  const refused = send(stateFor(without('contract', 'signed'), null), { type: 'proof-lost', proof: 'terms' })
  expect(refused.screen).toBe('terms')
  expect(transition(refused, { type: 'edit', screen: 'contact' }).screen).toBe('contact')
})

test('a verification that the service no longer accepts is required again on its screen', () => {
  const lost = send(atReview, { type: 'proof-lost', proof: 'smsOtp' })
  expect(lost.screen).toBe('sms-otp')
  expect(lost.proofs.liveness).toEqual(allProofs.liveness)
})

test('reset removes everything, from the last screen, too', () => {
  expect(transition(stateFor(allProofs, null), { type: 'reset' })).toEqual(initialState)
})

test('the new-account flow has services before the account number, and the same proofs', () => {
  const banked = without('accountNumber', 'services', 'reviewed', 'terms', 'contract', 'signed')
  const state = stateFor(banked, null, false, newAccountFlow)
  expect(state.screen).toBe('services')
  const event = { type: 'answered', screen: 'services', answeredAt: 'now' } as const
  expect(transition(state, event, newAccountFlow).screen).toBe('account-number')
})
