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

/** An applicant with everything but the agreement, on the review page. */
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
  'on %s only its own event earns',
  (screen, index) => {
    const earnedBefore = earningEvents.slice(0, index)
    const state = send(initialState, ...earnedBefore)
    expect(state.screen).toBe(screen)
    const taken = earningEvents.filter((event, other) => other !== index && transition(state, event) !== state)
    expect(taken).toEqual([])
  },
)

test.each([
  ['sms-otp', { type: 'sms-otp-verified', proof: { ...allProofs.smsOtp, recipient: '0987654321' } }],
  ['email-otp', { type: 'email-otp-verified', proof: { ...allProofs.emailOtp, recipient: 'other@example.com' } }],
  ['id-confirm', { type: 'identity-confirmed', proof: { ...allProofs.identity, ocrId: 'ocr-2' } }],
  ['face', { type: 'face-matched', proof: { ocrId: 'ocr-2' } }],
  ['liveness', { type: 'liveness-passed', proof: { ocrId: 'ocr-2' } }],
] as const)('%s does not take the proof of another person or card', (screen, event) => {
  const state = send(initialState, ...earningEvents.slice(0, screens.indexOf(screen)))
  expect(transition(state, event)).toBe(state)
})

test.each(screens)('from review, the address of %s opens what is reached and nothing behind it', (screen) => {
  const reached = screens.indexOf(screen) <= screens.indexOf('review')
  expect(transition(atReview, { type: 'go', screen }).screen).toBe(reached ? screen : 'review')
})

test('back skips codes that are verified', () => {
  const atCard = send(initialState, ...earningEvents.slice(0, 3))
  expect(atCard.screen).toBe('id-card')
  expect(transition(atCard, { type: 'back' }).screen).toBe('contact')
})

test('back on the first screen stays, and back from a code leads to the number, to see and correct it', () => {
  expect(transition(initialState, { type: 'back' })).toBe(initialState)
  const atCode = send(initialState, ...earningEvents.slice(0, 1))
  expect(transition(atCode, { type: 'back' }).screen).toBe('contact')
})

test('a changed mobile asks for its own code again and for nothing else, then returns to review', () => {
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

test('a changed e-mail leaves the verified mobile standing', () => {
  const checked = send(
    atReview,
    { type: 'edit', screen: 'contact' },
    { type: 'contact-checked', proof: { ...allProofs.contact, email: 'new@example.com' } },
  )
  expect(checked.screen).toBe('email-otp')
  expect(checked.proofs.smsOtp).toEqual(allProofs.smsOtp)
  expect(checked.proofs.emailOtp).toBeUndefined()
})

test('a contact that was opened for a change and left as it was goes straight back to review', () => {
  const back = send(
    atReview,
    { type: 'edit', screen: 'contact' },
    { type: 'contact-checked', proof: allProofs.contact },
  )
  expect(back.screen).toBe('review')
})

test('another card takes the face and the presence with it, not the form', () => {
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

test('typing over a checked answer closes what comes after until it is checked again', () => {
  const editing = send(atReview, { type: 'edit', screen: 'banks' }, { type: 'answers-changed', fields: ['banks'] })
  expect(editing.screen).toBe('banks')
  expect(transition(editing, { type: 'go', screen: 'review' }).screen).toBe('banks')
  const answered = transition(editing, { type: 'answered', screen: 'banks', answeredAt: '2026-11-20T04:00:00.000Z' })
  expect(answered.screen).toBe('review')
})

test('a change after the review is reviewed again', () => {
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

test('accepted terms close the answers: the account may exist from here on', () => {
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

test('a refusal opens the answers again', () => {
  const refused = send(stateFor(without('contract', 'signed'), null), { type: 'proof-lost', proof: 'terms' })
  expect(refused.screen).toBe('terms')
  expect(transition(refused, { type: 'edit', screen: 'contact' }).screen).toBe('contact')
})

test('a verification that the service no longer accepts is asked for again where it was earned', () => {
  const lost = send(atReview, { type: 'proof-lost', proof: 'smsOtp' })
  expect(lost.screen).toBe('sms-otp')
  expect(lost.proofs.liveness).toEqual(allProofs.liveness)
})

test('reset forgets everything, from the last screen too', () => {
  expect(transition(stateFor(allProofs, null), { type: 'reset' })).toEqual(initialState)
})

test('the new-account flow asks for services before the account number, and for the same proofs', () => {
  const banked = without('accountNumber', 'services', 'reviewed', 'terms', 'contract', 'signed')
  const state = stateFor(banked, null, false, newAccountFlow)
  expect(state.screen).toBe('services')
  const event = { type: 'answered', screen: 'services', answeredAt: 'now' } as const
  expect(transition(state, event, newAccountFlow).screen).toBe('account-number')
})
