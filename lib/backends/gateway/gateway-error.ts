/** Stable codes of the gateway's own errors; the error catalogue has a text for each. */
export type GatewayCode =
  | 'NOT_ALLOWED'
  | 'BAD_REQUEST'
  | 'BODY_TIMEOUT'
  | 'BUSY'
  | 'FILE_TOO_LARGE'
  | 'FILE_TYPE'
  | 'FILE_MISSING'
  | 'OTP_UNKNOWN'
  | 'OTP_UNPROVEN'
  | 'EKYC_UNPROVEN'
  | 'TRIES_SPENT'
  | 'CHALLENGE_EXPIRED'
  | 'UNDERAGE'
  | 'CARD_EXPIRED'
  | 'DATA_MISMATCH'
  | 'ACCOUNT_TAKEN'
  | 'CONSENT_MISSING'
  | 'UPSTREAM_UNREACHABLE'
  | 'UPSTREAM_TIMEOUT'
  | 'UPSTREAM_INVALID'

/** Ends a request with an error response of the gateway itself. */
export class GatewayError extends Error {
  readonly status: number
  readonly code: GatewayCode | undefined
  /** Seconds. */
  readonly retryAfter: number | undefined
  /** Fields of the request that a refusal names. */
  readonly fields: readonly string[] | undefined

  constructor(
    status: number,
    code?: GatewayCode,
    { retryAfter, fields }: { readonly retryAfter?: number; readonly fields?: readonly string[] } = {},
  ) {
    super(code ?? `HTTP ${status}`)
    this.name = 'GatewayError'
    this.status = status
    this.code = code
    this.retryAfter = retryAfter
    this.fields = fields
  }
}
