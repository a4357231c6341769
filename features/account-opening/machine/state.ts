import type { EarnedProofs, ProofName, Proofs } from './proofs'
import type { Screen } from '@/lib/domain/account-opening/screens'

type NewPerson = 'contact'
type Reachable = NewPerson | 'smsOtp' | 'emailOtp'
type Identified = Reachable | 'document' | 'identity' | 'faceMatch' | 'liveness'
type Complete = Identified | 'personal' | 'address' | 'work' | 'banks' | 'accountNumber' | 'services'
type Agreed = Complete | 'reviewed' | 'terms'

/**
 * Proofs that a screen requires: those it depends on, not those of all screens before it, because the order of screens
 * is the `Flow`'s.
 */
export interface RequiredProofs {
  contact: never
  'sms-otp': NewPerson
  'email-otp': NewPerson
  'id-card': Reachable
  'id-confirm': Reachable | 'document'
  face: Reachable | 'document' | 'identity'
  liveness: Reachable | 'document' | 'identity' | 'faceMatch'
  personal: Identified
  address: Identified
  work: Identified
  banks: Identified
  'account-number': Identified
  services: Identified
  review: Complete
  terms: Complete | 'reviewed'
  submitting: Agreed
  contract: Agreed | 'contract'
  success: Agreed | 'contract' | 'signed'
}

type With<Name extends ProofName> = Pick<Proofs, Name> & EarnedProofs

/**
 * A screen with at least the proofs that it requires: `{ screen: 'liveness', proofs: {} }` does not compile. It has more
 * if the applicant went back to it.
 */
export interface StateOn<S extends Screen> {
  readonly screen: S
  readonly proofs: With<RequiredProofs[S]>
  /** An answer is being changed from the review page: screens that are open come first, then the review. */
  readonly returnToReview: boolean
}

export type ApplicationState = { [S in Screen]: StateOn<S> }[Screen]

export const initialState: StateOn<'contact'> = { screen: 'contact', proofs: {}, returnToReview: false }
