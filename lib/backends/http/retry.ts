import type { ApiFailure } from '@/lib/platform/http/failure'

export type RetryPolicy = {
  /** Number of tries, including the first. */
  readonly tries: number
  /** Longest pause before the second try; doubles with each further try. Milliseconds. */
  readonly baseMs: number
  /** Upper limit of every pause; a longer `Retry-After` ends the retries. Milliseconds. */
  readonly maxMs: number
}

export const defaultRetryPolicy: RetryPolicy = { tries: 3, baseMs: 200, maxMs: 2000 }

/** 502, 503 and 504 come from a proxy or a restarting backend; a 500 is the backend's own answer. */
const passingStatuses: readonly number[] = [502, 503, 504]

/** Timeouts are not retried: the visitor has waited long enough, and a slow backend needs no second request. */
function mayPass(failure: ApiFailure): boolean {
  if (failure.kind === 'server') return passingStatuses.includes(failure.status)
  return failure.kind === 'network' || failure.kind === 'rate-limited'
}

/**
 * Milliseconds to wait after the `attempt`th try (from 1), or null to give up. Full jitter, anything from 0 to the
 * limit, spreads the retries of visitors who met the same outage.
 * @param random 0 to 1
 */
export function retryDelay(failure: ApiFailure, attempt: number, policy: RetryPolicy, random: number): number | null {
  if (attempt >= policy.tries || !mayPass(failure)) return null
  if (failure.kind === 'rate-limited' && failure.retryAfterSeconds !== undefined) {
    const requested = failure.retryAfterSeconds * 1000
    return requested <= policy.maxMs ? requested : null
  }
  return random * Math.min(policy.maxMs, policy.baseMs * 2 ** (attempt - 1))
}

/** Resolves after the given time, or as soon as the signal aborts. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    if (signal?.aborted) end()
    else signal?.addEventListener('abort', end, { once: true })
  })
}
