import type { ApiFailure } from '@/lib/platform/http/failure'

export type RetryPolicy = {
  /** All tries, the first included. */
  readonly tries: number
  /** Longest pause before the second try; it doubles with every further one. Milliseconds. */
  readonly baseMs: number
  /** Longest pause of all. A `Retry-After` beyond it is not waited for. Milliseconds. */
  readonly maxMs: number
}

export const defaultRetryPolicy: RetryPolicy = { tries: 3, baseMs: 200, maxMs: 2000 }

/** 502, 503, 504: said by what stands before the backend, or while it restarts. A 500 is its answer. */
const passingStatuses: readonly number[] = [502, 503, 504]

/** A call that took all its time is not tried again: somebody is waiting, and a slow backend needs no second question. */
function mayPass(failure: ApiFailure): boolean {
  if (failure.kind === 'server') return passingStatuses.includes(failure.status)
  return failure.kind === 'network' || failure.kind === 'rate-limited'
}

/**
 * Milliseconds to wait before a further try after the `attempt`th (from 1), or null to give up. Full jitter: anything
 * from 0 to the limit, so that the visitors of one outage do not come back together.
 * @param random 0 to 1
 */
export function retryDelay(failure: ApiFailure, attempt: number, policy: RetryPolicy, random: number): number | null {
  if (attempt >= policy.tries || !mayPass(failure)) return null
  if (failure.kind === 'rate-limited' && failure.retryAfterSeconds !== undefined) {
    const asked = failure.retryAfterSeconds * 1000
    return asked <= policy.maxMs ? asked : null
  }
  return random * Math.min(policy.maxMs, policy.baseMs * 2 ** (attempt - 1))
}
