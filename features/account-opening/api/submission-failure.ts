import type { ApiFailure } from '@/lib/platform/http/failure'

import type { ProofName } from '../machine/proofs'

/** Answers are missing or invalid, which was found before anything was sent; named by their proofs. */
export interface IncompleteApplication {
  readonly kind: 'incomplete'
  readonly missing: readonly ProofName[]
}

export type SubmissionFailure = ApiFailure | IncompleteApplication
