import { assertNever } from '@/lib/platform/result/assert-never'

import { revokeProof, withoutProofsOf } from './dependencies'
import type { ApplicationEvent } from './events'
import { applyProof } from './apply-proof'
import type { EarnedProofs } from './proofs'
import { firstOpenScreen, isLocked, isReached, isSkippedOnceDone, stateOn } from './reach'
import { standardFlow, type Flow } from '@/lib/domain/account-opening/flows'
import type { Screen } from '@/lib/domain/account-opening/screens'
import { initialState, type ApplicationState } from './state'

/**
 * The next state. Pure and total: for an event that does not fit the state (a late answer for a screen that was left, a
 * proof for another card) it returns the same state object.
 */
export function transition(
  state: ApplicationState,
  event: ApplicationEvent,
  flow: Flow = standardFlow,
): ApplicationState {
  switch (event.type) {
    case 'contact-checked':
    case 'sms-otp-verified':
    case 'email-otp-verified':
    case 'document-read':
    case 'identity-confirmed':
    case 'face-matched':
    case 'liveness-passed':
    case 'answered':
    case 'account-number-chosen':
    case 'reviewed':
    case 'terms-accepted':
    case 'contract-ready':
    case 'contract-signed': {
      const proofs = applyProof(state, event)
      return proofs === null ? state : advance(state, proofs, flow)
    }
    case 'back':
      return back(state, flow)
    case 'go':
      return isReached(event.screen, state.proofs, flow) ? move(state, event.screen) : firstOpen(state, flow)
    case 'edit':
      return isReached(event.screen, state.proofs, flow) ? (stateOn(event.screen, state.proofs, true) ?? state) : state
    case 'answers-changed': {
      if (isLocked(state.proofs)) return state
      return stay(state, withoutProofsOf(state.proofs, event.fields), flow)
    }
    case 'proof-lost':
      return stay(state, revokeProof(state.proofs, event.proof), flow)
    case 'reset':
      return initialState
    default:
      return assertNever(event)
  }
}

/** The state for a set of proofs (a restored draft): on the wanted screen if it is reached, else on the first open one. */
export function stateFor(
  proofs: EarnedProofs,
  wanted: Screen | null,
  returnToReview = false,
  flow: Flow = standardFlow,
): ApplicationState {
  const screen = wanted !== null && isReached(wanted, proofs, flow) ? wanted : firstOpenScreen(proofs, flow)
  return stateOn(screen, proofs, returnToReview) ?? initialState
}

function advance(state: ApplicationState, proofs: EarnedProofs, flow: Flow): ApplicationState {
  const open = firstOpenScreen(proofs, flow)
  // During a change from the review, screens that kept their proof are skipped.
  if (state.returnToReview) return stateFor(proofs, open, open !== 'review', flow)
  const after = flow.screens
    .slice(flow.screens.indexOf(state.screen) + 1)
    .find((screen) => !isSkippedOnceDone(screen, proofs))
  return stateFor(proofs, after ?? open, false, flow)
}

function back(state: ApplicationState, flow: Flow): ApplicationState {
  const before = flow.screens
    .slice(0, flow.screens.indexOf(state.screen))
    .findLast((screen) => !isSkippedOnceDone(screen, state.proofs) && isReached(screen, state.proofs, flow))
  return before === undefined ? state : move(state, before)
}

function move(state: ApplicationState, screen: Screen): ApplicationState {
  if (screen === state.screen) return state
  return stateOn(screen, state.proofs, state.returnToReview && screen !== 'review') ?? state
}

function firstOpen(state: ApplicationState, flow: Flow): ApplicationState {
  return move(state, firstOpenScreen(state.proofs, flow))
}

/** The same screen with fewer proofs, or the first open one if the screen requires a revoked proof. */
function stay(state: ApplicationState, proofs: EarnedProofs, flow: Flow): ApplicationState {
  if (Object.keys(proofs).length === Object.keys(state.proofs).length) return state
  return stateFor(proofs, state.screen, state.returnToReview, flow)
}
