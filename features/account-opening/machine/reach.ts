import { proofOf, type EarnedProofs, type ProofName } from './proofs'
import { standardFlow, type Flow } from '@/lib/domain/account-opening/flows'
import type { Screen } from '@/lib/domain/account-opening/screens'
import type { ApplicationState, RequiredProofs } from './state'

const reachable = ['contact', 'smsOtp', 'emailOtp'] as const
const identified = [...reachable, 'document', 'identity', 'faceMatch', 'liveness'] as const
const complete = [...identified, 'personal', 'address', 'work', 'banks', 'accountNumber', 'services'] as const
const agreed = [...complete, 'reviewed', 'terms'] as const

/** The type `RequiredProofs` at run time; an entry that requires less or more than the type does not compile. */
export const requiredProofs = {
  contact: [],
  'sms-otp': ['contact'],
  'email-otp': ['contact'],
  'id-card': reachable,
  'id-confirm': [...reachable, 'document'],
  face: [...reachable, 'document', 'identity'],
  liveness: [...reachable, 'document', 'identity', 'faceMatch'],
  personal: identified,
  address: identified,
  work: identified,
  banks: identified,
  'account-number': identified,
  services: identified,
  review: complete,
  terms: [...complete, 'reviewed'],
  submitting: agreed,
  contract: [...agreed, 'contract'],
  success: [...agreed, 'contract', 'signed'],
} as const satisfies { [S in Screen]: readonly RequiredProofs[S][] }

type Table = typeof requiredProofs
type Missing = { [S in Screen]: Exclude<RequiredProofs[S], Table[S][number]> }[Screen]
/** Fails to compile if a screen's list lacks a proof. */
const isComplete: [Missing] extends [never] ? true : Missing = true

function hasAll(proofs: EarnedProofs, names: readonly ProofName[]): boolean {
  return isComplete && names.every((name) => proofs[name] !== undefined)
}

/** The state on a screen; null if a required proof is missing. */
export function stateOn(screen: Screen, proofs: EarnedProofs, returnToReview: boolean): ApplicationState | null {
  const state = { screen, proofs, returnToReview }
  // The one assertion of the machine: `requiredProofs` is held to the type `RequiredProofs` above.
  return hasAll(proofs, requiredProofs[screen]) ? (state as ApplicationState) : null
}

/** Whether the screen has nothing to show again: an accepted code, an answered request. */
export function isSkippedOnceDone(screen: Screen, proofs: EarnedProofs): boolean {
  if (screen === 'sms-otp') return proofs.smsOtp !== undefined
  if (screen === 'email-otp') return proofs.emailOtp !== undefined
  if (screen === 'submitting') return proofs.contract !== undefined
  return false
}

/** First screen of the flow without its proof. */
export function firstOpenScreen(proofs: EarnedProofs, flow: Flow = standardFlow): Screen {
  return flow.screens.find((screen) => screen === 'success' || proofs[proofOf[screen]] === undefined) ?? 'contact'
}

/**
 * Accepted terms lock the answers, because the account may exist from then on, even if the answer of `createAccount` was
 * lost. Only a refusal (`proof-lost` of `terms`) unlocks them.
 */
export function isLocked(proofs: EarnedProofs): boolean {
  return proofs.terms !== undefined
}

/** Whether the screen is at or before the first open one, and not locked by accepted terms. */
export function isReached(screen: Screen, proofs: EarnedProofs, flow: Flow = standardFlow): boolean {
  const open = firstOpenScreen(proofs, flow)
  if (flow.screens.indexOf(screen) > flow.screens.indexOf(open)) return false
  return !isLocked(proofs) || screen === open
}
