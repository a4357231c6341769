import { skipToken, useQuery } from '@tanstack/react-query'

import type { Result } from '@/lib/platform/result/result'

import type { ApiFailure } from '@/lib/platform/http/failure'

export type Lookup<Value> =
  | { readonly status: 'idle' | 'loading' }
  | { readonly status: 'failed'; readonly failure: ApiFailure; readonly retry: () => void }
  | { readonly status: 'loaded'; readonly value: Value }

/** Carries a tagged failure through TanStack Query, whose failures are exceptions. */
class LookupError extends Error {
  readonly failure: ApiFailure
  constructor(failure: ApiFailure) {
    super(failure.kind)
    this.failure = failure
  }
}

/** Under which a list is kept for the time of the application. */
export function lookupKey(key: readonly string[]): readonly string[] {
  return ['account-opening', ...key]
}

/** Lists change with a release of the backend, not within one application. */
const listLifetimeMs = 60 * 60 * 1000

/**
 * A list behind a field. `ask` is null while the question is incomplete (no bank chosen yet). Calls are repeated by the
 * http layer where that is safe, so not again here.
 */
export function useLookup<Value>(
  key: readonly string[],
  ask: (() => Promise<Result<Value, ApiFailure>>) | null,
  lifetimeMs: number = listLifetimeMs,
): Lookup<Value> {
  const query = useQuery<Value>({
    queryKey: lookupKey(key),
    queryFn:
      ask === null
        ? skipToken
        : async () => {
            const answer = await ask()
            if (!answer.ok) throw new LookupError(answer.error)
            return answer.value
          },
    retry: false,
    staleTime: lifetimeMs,
    refetchOnWindowFocus: false,
  })
  if (query.data !== undefined) return { status: 'loaded', value: query.data }
  if (ask === null) return { status: 'idle' }
  if (query.error !== null && !query.isFetching) {
    if (!(query.error instanceof LookupError)) throw query.error
    return { status: 'failed', failure: query.error.failure, retry: () => void query.refetch() }
  }
  return { status: 'loading' }
}
