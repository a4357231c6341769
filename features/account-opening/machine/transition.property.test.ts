import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { allProofs, earningEvents } from '@/tests/factories/opening-proofs'

import type { OpeningEvent } from './events'
import { proofOf, type EarnedProofs } from './proofs'
import { firstOpenScreen, isLocked, isReached } from './reach'
import { screens, type Screen } from './screens'
import { initialState, type OpeningState } from './state'
import { transition } from './transition'

const proofNames = Object.values(proofOf)
const otherContact = { mobile: '0987654321', email: 'other@example.com' }

/** Any event at any time: late, repeated, for another person, from a hand-written address. */
const anyEvent: fc.Arbitrary<OpeningEvent> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom<OpeningEvent>(...earningEvents) },
  fc.constantFrom<OpeningEvent>(
    { type: 'contact-checked', proof: otherContact },
    { type: 'sms-otp-verified', proof: { ...allProofs.smsOtp, recipient: otherContact.mobile } },
    { type: 'document-read', proof: { ...allProofs.document, ocrId: 'ocr-2' } },
    { type: 'face-matched', proof: { ocrId: 'ocr-2' } },
    { type: 'back' },
    { type: 'answers-changed', fields: ['mobile'] },
    { type: 'answers-changed', fields: ['fullName', 'banks'] },
  ),
  fc.record({ type: fc.constant('go' as const), screen: fc.constantFrom(...screens) }),
  fc.record({ type: fc.constant('edit' as const), screen: fc.constantFrom(...screens) }),
  fc.record({ type: fc.constant('proof-lost' as const), proof: fc.constantFrom(...proofNames) }),
)

/** Mostly the right event for the screen, so that walks get far, with strays between. */
function walk(strays: readonly OpeningEvent[], strayAt: readonly boolean[]): OpeningState[] {
  const states: OpeningState[] = [initialState]
  let state: OpeningState = initialState
  let stray = 0
  for (const isStray of strayAt) {
    const right = earningEvents[screens.indexOf(state.screen)]
    const event = isStray ? strays[stray++ % strays.length] : right
    if (event !== undefined) state = transition(state, event)
    states.push(state)
  }
  return states
}

const walks = fc
  .tuple(fc.array(anyEvent, { minLength: 1, maxLength: 12 }), fc.array(fc.boolean(), { maxLength: 60 }))
  .map(([strays, strayAt]) => walk(strays, strayAt))

test('no walk stands on a screen whose proofs are not earned', () => {
  fc.assert(
    fc.property(walks, (states) => {
      for (const { screen, proofs } of states) {
        const skipped = screens.slice(0, screens.indexOf(screen)).filter((earlier) => !isEarned(earlier, proofs))
        expect({ screen, skipped }).toEqual({ screen, skipped: [] })
        expect(isReached(screen, proofs)).toBe(true)
      }
    }),
    { numRuns: 400 },
  )
})

test('in every state, verified codes are of the contact and the face is of the card', () => {
  fc.assert(
    fc.property(walks, (states) => {
      for (const { proofs } of states) {
        const { contact, smsOtp, emailOtp, document, identity, faceMatch, liveness } = proofs
        const cards = [identity, faceMatch, liveness].flatMap((proof) => proof?.ocrId ?? [])
        expect(contact === undefined || [contact.mobile, undefined].includes(smsOtp?.recipient)).toBe(true)
        expect(contact === undefined || [contact.email, undefined].includes(emailOtp?.recipient)).toBe(true)
        expect(cards.filter((ocrId) => ocrId !== document?.ocrId)).toEqual([])
      }
    }),
  )
})

test('navigation never loses what was earned', () => {
  fc.assert(
    fc.property(walks, fc.constantFrom(...screens), (states, screen) => {
      const state = states.at(-1) ?? initialState
      expect(transition(state, { type: 'go', screen }).proofs).toBe(state.proofs)
      expect(transition(state, { type: 'edit', screen }).proofs).toBe(state.proofs)
      expect(transition(state, { type: 'back' }).proofs).toBe(state.proofs)
    }),
  )
})

test('from anywhere, answering what is asked ends at success', () => {
  fc.assert(
    fc.property(walks, (states) => {
      let state: OpeningState = transition(states.at(-1) ?? initialState, { type: 'go', screen: 'success' })
      for (let answers = 0; answers < screens.length * 2 && state.screen !== 'success'; answers += 1) {
        const event = earningEvents[screens.indexOf(state.screen)]
        if (event !== undefined) state = transition(state, matching(event, state))
      }
      expect(state.screen).toBe('success')
    }),
  )
})

test('once locked, the first open screen is the only one open', () => {
  fc.assert(
    fc.property(walks, (states) => {
      for (const { proofs } of states.filter((state) => isLocked(state.proofs))) {
        expect(screens.filter((screen) => isReached(screen, proofs))).toEqual([firstOpenScreen(proofs)])
      }
    }),
  )
})

/** The event as its applicant would send it: for the contact and the card of this walk. */
function matching(event: OpeningEvent, state: OpeningState): OpeningEvent {
  const { contact, document } = state.proofs
  if (event.type === 'sms-otp-verified' && contact !== undefined)
    return { ...event, proof: { ...event.proof, recipient: contact.mobile } }
  if (event.type === 'email-otp-verified' && contact !== undefined)
    return { ...event, proof: { ...event.proof, recipient: contact.email } }
  if (event.type === 'identity-confirmed' && document !== undefined)
    return { ...event, proof: { ...event.proof, ocrId: document.ocrId } }
  if ((event.type === 'face-matched' || event.type === 'liveness-passed') && document !== undefined)
    return { ...event, proof: { ocrId: document.ocrId } }
  return event
}

function isEarned(screen: Screen, proofs: EarnedProofs): boolean {
  return screen === 'success' || proofs[proofOf[screen]] !== undefined
}
