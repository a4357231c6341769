/** Failures of the calls of account opening: those of `lib/api/failure.ts`. */
export type OpeningFailure =
  | { readonly kind: 'network' | 'timeout' | 'unauthorized' | 'forbidden' | 'not-found' | 'cancelled' }
  | { readonly kind: 'rate-limited'; readonly retryAfterSeconds?: number }
  /** Messages by field name of the request. */
  | { readonly kind: 'field-errors'; readonly fields: Readonly<Record<string, readonly string[]>> }
  /** The service understood and said no; `code` is its reason. */
  | {
      readonly kind: 'rejected'
      readonly code: string
      /** Tries that are left for a one-time code. */
      readonly attemptsLeft?: number
      /** Seconds until it may be tried again. */
      readonly retryAfterSeconds?: number
    }
  | { readonly kind: 'invalid-response' | 'server' }
