import type { EarnedProofs, ProofName, Proofs } from './proofs'
import type { Screen } from '@/lib/domain/account-opening/screens'

type NewPerson = 'contact'
type Reachable = NewPerson | 'smsOtp' | 'emailOtp'
type Identified = Reachable | 'document' | 'identity' | 'faceMatch' | 'liveness'
type Complete = Identified | 'personal' | 'address' | 'work' | 'banks' | 'accountNumber' | 'services'
type Agreed = Complete | 'reviewed' | 'terms'

/**
 * What must have been earned to stand on a screen. A screen asks for what it depends on, not for all that comes before
 * it in one order of the flow; the order is the `Flow`'s.
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
 * Being on one screen, with at least the proofs that it requires: `{ screen: 'liveness', proofs: {} }` does not compile.
 * Further proofs may be there too, when the applicant has come back to an earlier screen.
 */
export interface StateOn<S extends Screen> {
  readonly screen: S
  readonly proofs: With<RequiredProofs[S]>
  /** Set while an earlier answer is being changed from the review page: what is still open comes first, then review. */
  readonly returnToReview: boolean
}

export type ApplicationState = { [S in Screen]: StateOn<S> }[Screen]

export const initialState: StateOn<'contact'> = { screen: 'contact', proofs: {}, returnToReview: false }
