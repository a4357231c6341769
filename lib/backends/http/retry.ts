import type { ApiFailure } from '@/lib/platform/http/failure'

export type RetryPolicy = {
  /** Total attempts, including the first. */
  readonly tries: number
  /** Maximum delay before the second attempt in milliseconds; doubles with each further attempt. */
  readonly baseMs: number
  /** Upper bound of all delays in milliseconds. A longer `Retry-After` ends the retries. */
  readonly maxMs: number
}

export const defaultRetryPolicy: RetryPolicy = { tries: 3, baseMs: 200, maxMs: 2000 }

/** 502, 503 and 504 come from a proxy or a restarting backend. A 500 is the backend's own and is not retried. */
const transientStatuses: readonly number[] = [502, 503, 504]

/** Timeouts are not retried: the visitor has already waited, and another request would add to the load. */
function isTransient(failure: ApiFailure): boolean {
  if (failure.kind === 'server') return transientStatuses.includes(failure.status)
  return failure.kind === 'network' || failure.kind === 'rate-limited'
}

/**
 * Milliseconds to wait after attempt number `attempt` (from 1), or null to give up. Full jitter, from 0 to the current
 * maximum, spreads the retries of all visitors after an outage.
 * @param random 0 to 1
 */
export function retryDelay(failure: ApiFailure, attempt: number, policy: RetryPolicy, random: number): number | null {
  if (attempt >= policy.tries || !isTransient(failure)) return null
  if (failure.kind === 'rate-limited' && failure.retryAfterSeconds !== undefined) {
    const retryAfterMs = failure.retryAfterSeconds * 1000
    return retryAfterMs <= policy.maxMs ? retryAfterMs : null
  }
  return random * Math.min(policy.maxMs, policy.baseMs * 2 ** (attempt - 1))
}
