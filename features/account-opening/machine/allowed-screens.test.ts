import { expect, test } from 'vitest'

import { allProofs, earningEvents } from '@/tests/factories/application-proofs'

import type { ApplicationEvent } from './events'
import { firstOpenScreen, isReached, isSkippedOnceDone, stateOn } from './reach'
import { screens } from '@/lib/domain/account-opening/screens'
import { initialState, type ApplicationState } from './state'
import { stateFor, transition } from './transition'

function send(state: ApplicationState, ...events: readonly ApplicationEvent[]): ApplicationState {
  return events.reduce((from, event) => transition(from, event), state)
}

const { reviewed: _r, terms: _t, contract: _c, signed: _s, ...answered } = allProofs

/** All proofs but those of agreement, on the review page. */
const atReview = stateFor(answered, 'review')

test('repeating an answer leads to the next screen, not to the first open one', () => {
  const looking = send(atReview, { type: 'go', screen: 'address' })
  expect(looking.returnToReview).toBe(false)
  const on = transition(looking, { type: 'answered', screen: 'address', answeredAt: '2026-11-20T04:00:00.000Z' })
  expect([on.screen, on.returnToReview]).toEqual(['work', false])
})

test('skips verified codes when the contact is checked again', () => {
  const looking = send(atReview, { type: 'go', screen: 'contact' })
  const on = transition(looking, { type: 'contact-checked', proof: allProofs.contact })
  expect(on.screen).toBe('id-card')
})

test('a change from the review leads through the screens it opened, then back to the review once', () => {
  const editing = send(atReview, { type: 'edit', screen: 'id-card' })
  expect(editing.returnToReview).toBe(true)
  const read = transition(editing, { type: 'document-read', proof: allProofs.document })
  expect([read.screen, read.returnToReview]).toEqual(['id-confirm', true])
  const back = transition(read, { type: 'back' })
  expect([back.screen, back.returnToReview]).toEqual(['id-card', true])
  const last = send(
    read,
    { type: 'identity-confirmed', proof: allProofs.identity },
    { type: 'face-matched', proof: allProofs.faceMatch },
    { type: 'liveness-passed', proof: allProofs.liveness },
  )
  expect([last.screen, last.returnToReview]).toEqual(['review', false])
})

test('returning to the review without a change does not lead there again', () => {
  const back = send(atReview, { type: 'edit', screen: 'banks' }, { type: 'go', screen: 'review' })
  expect([back.screen, back.returnToReview]).toEqual(['review', false])
})

test('screens that are not reached cannot be edited, and no move returns the same state', () => {
  const atCode = send(initialState, ...earningEvents.slice(0, 1))
  expect(transition(atCode, { type: 'edit', screen: 'banks' })).toBe(atCode)
  expect(transition(atCode, { type: 'go', screen: 'sms-otp' })).toBe(atCode)
  expect(transition(atCode, { type: 'go', screen: 'success' })).toBe(atCode)
  expect(transition(atCode, { type: 'proof-lost', proof: 'liveness' })).toBe(atCode)
  expect(transition(atCode, { type: 'answers-changed', fields: ['dataConsent', 'street'] })).toBe(atCode)
})

test('restores to the first incomplete screen, for drafts and for revoked proofs', () => {
  const { contact, smsOtp, emailOtp } = allProofs
  expect(stateFor({ contact }, 'review').screen).toBe('sms-otp')
  expect(stateFor({ contact, smsOtp, emailOtp }, 'contact', true)).toMatchObject({
    screen: 'contact',
    returnToReview: true,
  })
  const atFace = send(initialState, ...earningEvents.slice(0, 5))
  expect(transition(atFace, { type: 'proof-lost', proof: 'document' }).screen).toBe('id-card')
})

test('the open screen is the one without its proof, and only it and earlier ones are reached', () => {
  for (const [index, screen] of screens.entries()) {
    const { proofs } = send(initialState, ...earningEvents.slice(0, index))
    expect(firstOpenScreen(proofs)).toBe(screen)
    const reached = screens.filter((other) => isReached(other, proofs))
    // After accepted terms the open screen is the only one reached.
    expect(reached).toEqual(index > screens.indexOf('terms') ? [screen] : screens.slice(0, index + 1))
  }
})

test.each(screens)('%s is skipped once done only if it has nothing to show again', (screen) => {
  expect(isSkippedOnceDone(screen, {})).toBe(false)
  expect(isSkippedOnceDone(screen, allProofs)).toBe(['sms-otp', 'email-otp', 'submitting'].includes(screen))
})

test('a screen has its required proofs, and a draft its screen', () => {
  const { contact } = allProofs
  expect(stateOn('review', { contact }, false)).toBeNull()
  expect(stateOn('sms-otp', { contact }, true)).toEqual({
    screen: 'sms-otp',
    proofs: { contact },
    returnToReview: true,
  })
  expect(stateFor({ contact }, null).returnToReview).toBe(false)
  expect(firstOpenScreen(allProofs)).toBe('success')
})

test.each([
  ['mobile', 'contact'],
  ['email', 'contact'],
  ['referralCode', 'contact'],
  ['referrerName', 'contact'],
  ['referrerPhone', 'contact'],
  ['rewardCode', 'contact'],
  ['careBranch', 'contact'],
  ['careStaff', 'contact'],
  ['biometricConsent', 'document'],
  ['idNumber', 'identity'],
  ['fullName', 'identity'],
  ['sex', 'identity'],
  ['birthDate', 'identity'],
  ['idIssueDate', 'identity'],
  ['idIssuePlace', 'identity'],
  ['idExpiryDate', 'identity'],
  ['cardAddress', 'identity'],
  ['nationality', 'personal'],
  ['secondNationality', 'personal'],
  ['province', 'address'],
  ['district', 'address'],
  ['ward', 'address'],
  ['street', 'address'],
  ['job', 'work'],
  ['position', 'work'],
  ['taxNumber', 'work'],
  ['foreignTax', 'work'],
  ['banks', 'banks'],
  ['accountNumber', 'accountNumber'],
  ['services', 'services'],
  ['marginLevel', 'services'],
  ['funds', 'services'],
] as const)('another %s takes away %s', (field, proof) => {
  const { proofs } = transition(atReview, { type: 'answers-changed', fields: [field] })
  expect(proofs[proof]).toBeUndefined()
  // The code was sent to the checked number, not to the one that is typed now.
  expect(proofs.smsOtp).toEqual(allProofs.smsOtp)
})
