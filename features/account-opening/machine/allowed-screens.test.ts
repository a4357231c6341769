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

/** An applicant with everything but the agreement, on the review page. */
const atReview = stateFor(answered, 'review')

test('an answer given again, looking around, goes on screen by screen and not at once to the end', () => {
  const looking = send(atReview, { type: 'go', screen: 'address' })
  expect(looking.returnToReview).toBe(false)
  const on = transition(looking, { type: 'answered', screen: 'address', answeredAt: '2026-11-20T04:00:00.000Z' })
  expect([on.screen, on.returnToReview]).toEqual(['work', false])
})

test('codes that stand are passed over when the contact is checked again', () => {
  const looking = send(atReview, { type: 'go', screen: 'contact' })
  const on = transition(looking, { type: 'contact-checked', proof: allProofs.contact })
  expect(on.screen).toBe('id-card')
})

test('while something is changed from the review, what it opened comes first, then review, once', () => {
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

test('who goes back to the review without changing anything is not led there a second time', () => {
  const back = send(atReview, { type: 'edit', screen: 'banks' }, { type: 'go', screen: 'review' })
  expect([back.screen, back.returnToReview]).toEqual(['review', false])
})

test('what is not reached cannot be changed, and standing still is the same state', () => {
  const atCode = send(initialState, ...earningEvents.slice(0, 1))
  expect(transition(atCode, { type: 'edit', screen: 'banks' })).toBe(atCode)
  expect(transition(atCode, { type: 'go', screen: 'sms-otp' })).toBe(atCode)
  expect(transition(atCode, { type: 'go', screen: 'success' })).toBe(atCode)
  expect(transition(atCode, { type: 'proof-lost', proof: 'liveness' })).toBe(atCode)
  expect(transition(atCode, { type: 'answers-changed', fields: ['dataConsent', 'street'] })).toBe(atCode)
})

test('a place behind what was earned is the first open one, for drafts and for losses', () => {
  const { contact, smsOtp, emailOtp } = allProofs
  expect(stateFor({ contact }, 'review').screen).toBe('sms-otp')
  expect(stateFor({ contact, smsOtp, emailOtp }, 'contact', true)).toMatchObject({
    screen: 'contact',
    returnToReview: true,
  })
  const atFace = send(initialState, ...earningEvents.slice(0, 5))
  expect(transition(atFace, { type: 'proof-lost', proof: 'document' }).screen).toBe('id-card')
})

test('each open screen is the one whose proof is missing, and only it and those before are reached', () => {
  for (const [index, screen] of screens.entries()) {
    const { proofs } = send(initialState, ...earningEvents.slice(0, index))
    expect(firstOpenScreen(proofs)).toBe(screen)
    const reached = screens.filter((other) => isReached(other, proofs))
    // Behind accepted terms there is one way, and it leads on.
    expect(reached).toEqual(index > screens.indexOf('terms') ? [screen] : screens.slice(0, index + 1))
  }
})

test.each(screens)('%s is over once earned only where nothing is left to see on it', (screen) => {
  expect(isSkippedOnceDone(screen, {})).toBe(false)
  expect(isSkippedOnceDone(screen, allProofs)).toBe(['sms-otp', 'email-otp', 'submitting'].includes(screen))
})

test('nobody stands on a screen without what it requires, and a draft stands as it was', () => {
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
  // The code was sent to the number that was checked, not to the one that is typed now.
  expect(proofs.smsOtp).toEqual(allProofs.smsOtp)
})
