/** Details for the visitor beyond the kind of failure. */
export type RejectionDetails = { attemptsLeft?: number; retryAfterSeconds?: number; fields?: readonly string[] }

/**
 * Every expected failure of a backend call. `status` is the HTTP status, for the generic error of
 * docs/specification.md#failures F6; `correlationId` finds the call in the logs of site and backend.
 */
export type ApiFailure = { readonly correlationId?: string } & (
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'unauthorized'; readonly status: 401 }
  | { readonly kind: 'forbidden'; readonly status: 403 }
  | { readonly kind: 'not-found'; readonly status: 404 }
  | { readonly kind: 'rate-limited'; readonly status: 429; readonly retryAfterSeconds?: number }
  | { readonly kind: 'field-errors'; readonly status: number; readonly fields: FieldErrors }
  | ({
      readonly kind: 'rejected'
      readonly status: number
      readonly code: string
      /** What the backend wrote beside the code. */
      readonly texts?: FieldErrors
    } & RejectionDetails)
  | { readonly kind: 'invalid-response'; readonly issues: readonly string[] }
  | { readonly kind: 'server'; readonly status: number; readonly message?: string }
)

/**
 * The backend's texts by field. `banner` holds those under the key `error-message`; a dotted three-part key such as
 * `banks.0.bank_acc` is also in `indexed`.
 */
export type FieldErrors = {
  readonly banner: readonly string[]
  readonly byField: Readonly<Record<string, readonly string[]>>
  readonly indexed: readonly IndexedFieldError[]
}

export type IndexedFieldError = {
  readonly list: string
  readonly index: number
  readonly field: string
  readonly texts: readonly string[]
}
