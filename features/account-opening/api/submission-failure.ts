import type { ApiFailure } from '@/lib/platform/http/failure'

import type { ProofName } from '../machine/proofs'

/** Answers are missing or invalid, which was found before anything was sent; named by their proofs. */
export interface IncompleteApplication {
  readonly kind: 'incomplete'
  readonly missing: readonly ProofName[]
}

/** The account is open, but its contract could not be fetched: whatever the reason, the answers stay as they are. */
export interface ContractPending {
  readonly kind: 'contract-pending'
  readonly failure: ApiFailure
}

export type SubmissionFailure = ApiFailure | IncompleteApplication | ContractPending
