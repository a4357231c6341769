import { expect, test } from 'vitest'

import { allProofs, earningEvents } from '@/tests/factories/opening-proofs'

import type { OpeningEvent } from './events'
import type { EarnedProofs, ProofName } from './proofs'
import { screens, type Screen } from './screens'
import { initialState, type OpeningState } from './state'
import { stateFor, transition } from './transition'

function send(state: OpeningState, ...events: readonly OpeningEvent[]): OpeningState {
  return events.reduce((from, event) => transition(from, event), state)
}

function without(...names: readonly ProofName[]): EarnedProofs {
  return Object.fromEntries(Object.entries(allProofs).filter(([name]) => !names.some((dropped) => dropped === name)))
}

/** An applicant with everything but the agreement, on the review page. */
const atReview = stateFor(without('reviewed', 'terms', 'contract', 'signed'), 'review')

test('the standard flow visits every screen once, in order', () => {
  const visited: Screen[] = [initialState.screen]
  let state: OpeningState = initialState
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

test('another order of the screens asks for the same proofs', () => {
  const flow = [
    'contact',
    'sms-otp',
    'email-otp',
    'id-card',
    'id-confirm',
    'face',
    'liveness',
    'services',
    'personal',
  ] as const
  const identified = without(
    'personal',
    'address',
    'work',
    'banks',
    'accountNumber',
    'services',
    'reviewed',
    'terms',
    'contract',
    'signed',
  )
  const state = stateFor(identified, null, false, flow)
  expect(state.screen).toBe('services')
  expect(transition(state, { type: 'answered', screen: 'services', answeredAt: 'now' }, flow).screen).toBe('personal')
})
