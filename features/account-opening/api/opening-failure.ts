import type { ApiFailure } from '@/lib/api/failure'

/** Failures of the calls of account opening. */
export type OpeningFailure = ApiFailure
