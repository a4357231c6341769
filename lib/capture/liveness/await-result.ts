import type { EkycResult } from '@/lib/domain/identity/liveness'
import { err, ok, type Result } from '@/lib/platform/result/result'

import type { ApiFailure } from '@/lib/platform/http/failure'

/** How long to poll, in seconds; afterwards the applicant decides when to check again. */
export const longestWait = 60

export interface Waiting {
  readonly ask: () => Promise<Result<EkycResult, ApiFailure>>
  /** Resolves after the given seconds. */
  readonly wait: (seconds: number) => Promise<void>
  readonly signal: AbortSignal
}

/**
 * Polls at the service's interval until the result is no longer pending, for a minute at most. Returns the last answer,
 * which may still be `pending`, or `cancelled` when aborted.
 */
export async function awaitResult({ ask, wait, signal }: Waiting): Promise<Result<EkycResult, ApiFailure>> {
  let waited = 0
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each question follows from the answer before
    const answer = await ask()
    if (signal.aborted) return err({ kind: 'cancelled' })
    if (!answer.ok || answer.value.status !== 'pending') return answer
    const seconds = Math.max(1, answer.value.retryAfterSeconds)
    if (waited + seconds > longestWait) return ok(answer.value)
    waited += seconds
    // oxlint-disable-next-line no-await-in-loop
    await wait(seconds)
    if (signal.aborted) return err({ kind: 'cancelled' })
  }
}
