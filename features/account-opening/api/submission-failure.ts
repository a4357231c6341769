import type { ApiFailure } from '@/lib/platform/http/failure'

import type { ProofName } from '../machine/proofs'

/** An answer went missing or is no longer valid; found before anything was sent. Named by what has to be earned again. */
export interface IncompleteApplication {
  readonly kind: 'incomplete'
  readonly missing: readonly ProofName[]
}

export type SubmissionFailure = ApiFailure | IncompleteApplication
