import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { allProofs, earningEvents } from '@/tests/factories/application-proofs'

import type { ApplicationEvent } from './events'
import { proofOf, type EarnedProofs } from './proofs'
import { newAccountFlow, standardFlow, type Flow } from '@/lib/domain/account-opening/flows'
import { firstOpenScreen, isLocked, isReached } from './reach'
import { screens, type Screen } from '@/lib/domain/account-opening/screens'
import { initialState, type ApplicationState } from './state'
import { transition } from './transition'

const proofNames = Object.values(proofOf)
const otherContact = { mobile: '0987654321', email: 'other@example.com' }

/** Any event at any time: late, repeated, for another person, from a typed address. */
const anyEvent: fc.Arbitrary<ApplicationEvent> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom<ApplicationEvent>(...earningEvents) },
  fc.constantFrom<ApplicationEvent>(
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

const flows = fc.constantFrom(standardFlow, newAccountFlow)

/** Mostly the right event for the screen, so that walks get far, with random ones in between. */
function walk(flow: Flow, strays: readonly ApplicationEvent[], strayAt: readonly boolean[]): Walk {
  const states: ApplicationState[] = [initialState]
  let state: ApplicationState = initialState
  let stray = 0
  for (const isStray of strayAt) {
    const right = earningEvents[screens.indexOf(state.screen)]
    const event = isStray ? strays[stray++ % strays.length] : right
    if (event !== undefined) state = transition(state, event, flow)
    states.push(state)
  }
  return { flow, states, last: state }
}

interface Walk {
  readonly flow: Flow
  readonly states: readonly ApplicationState[]
  readonly last: ApplicationState
}

const walks = fc
  .tuple(flows, fc.array(anyEvent, { minLength: 1, maxLength: 12 }), fc.array(fc.boolean(), { maxLength: 60 }))
  .map(([flow, strays, strayAt]) => walk(flow, strays, strayAt))

/** Earlier screens without their proof, and the screen itself if it is not open. Always empty. */
function incomplete({ screen, proofs }: ApplicationState, flow: Flow): readonly Screen[] {
  const before = flow.screens.slice(0, flow.screens.indexOf(screen)).filter((earlier) => !isProven(earlier, proofs))
  return isReached(screen, proofs, flow) ? before : [...before, screen]
}

test('no walk reaches a screen without its proofs', () => {
  fc.assert(
    fc.property(walks, ({ flow, states }) => {
      for (const state of states) expect(incomplete(state, flow)).toEqual([])
    }),
    { numRuns: 400 },
  )
})

test.each([
  ['standard', standardFlow],
  ['new-account', newAccountFlow],
] as const)('a single walk of 10,000 events in the %s flow never gets ahead of its proofs', (_, flow) => {
  const events = fc.sample(anyEvent, { numRuns: 10_000, seed: 20_261_121 })
  const visited = new Set<Screen>()
  let state: ApplicationState = initialState
  for (const [index, event] of events.entries()) {
    // Every third event is random; the others complete the screen.
    const right = earningEvents[screens.indexOf(state.screen)]
    state = transition(state, index % 3 === 0 || right === undefined ? event : matching(right, state), flow)
    visited.add(state.screen)
    expect(incomplete(state, flow)).toEqual([])
    if (state.screen === 'success') state = transition(state, { type: 'reset' }, flow)
  }
  expect([...visited].toSorted()).toEqual(screens.toSorted())
})

test('in every state, verified codes belong to the contact and the face to the card', () => {
  fc.assert(
    fc.property(walks, ({ states }) => {
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

test('navigation never revokes a proof', () => {
  fc.assert(
    fc.property(walks, fc.constantFrom(...screens), ({ flow, last }, screen) => {
      expect(transition(last, { type: 'go', screen }, flow).proofs).toBe(last.proofs)
      expect(transition(last, { type: 'edit', screen }, flow).proofs).toBe(last.proofs)
      expect(transition(last, { type: 'back' }, flow).proofs).toBe(last.proofs)
    }),
  )
})

test('from every state, completing each screen ends at success', () => {
  fc.assert(
    fc.property(walks, ({ flow, last }) => {
      let state: ApplicationState = transition(last, { type: 'go', screen: 'success' }, flow)
      for (let answers = 0; answers < screens.length * 2 && state.screen !== 'success'; answers += 1) {
        const event = earningEvents[screens.indexOf(state.screen)]
        if (event !== undefined) state = transition(state, matching(event, state), flow)
      }
      expect(state.screen).toBe('success')
    }),
  )
})

test('once locked, only the first open screen is reached', () => {
  fc.assert(
    fc.property(walks, ({ flow, states }) => {
      for (const { proofs } of states.filter((state) => isLocked(state.proofs))) {
        expect(screens.filter((screen) => isReached(screen, proofs, flow))).toEqual([firstOpenScreen(proofs, flow)])
      }
    }),
  )
})

/** The event for the contact and card of this walk. */
function matching(event: ApplicationEvent, state: ApplicationState): ApplicationEvent {
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

function isProven(screen: Screen, proofs: EarnedProofs): boolean {
  return screen === 'success' || proofs[proofOf[screen]] !== undefined
}
