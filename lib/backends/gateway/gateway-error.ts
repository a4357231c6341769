/** Stable codes of the gateway's own errors; the error catalogue has a text for each. */
export type GatewayCode =
  | 'NOT_ALLOWED'
  | 'BAD_REQUEST'
  | 'BODY_TIMEOUT'
  | 'BUSY'
  | 'FILE_TOO_LARGE'
  | 'FILE_TYPE'
  | 'FILE_MISSING'
  | 'UPSTREAM_UNREACHABLE'
  | 'UPSTREAM_TIMEOUT'
  | 'UPSTREAM_INVALID'

/** Ends a request with an error response of the gateway itself. */
export class GatewayError extends Error {
  readonly status: number
  readonly code: GatewayCode | undefined
  readonly retryAfter: number | undefined

  /** @param retryAfter seconds */
  constructor(status: number, code?: GatewayCode, retryAfter?: number) {
    super(code ?? `HTTP ${status}`)
    this.name = 'GatewayError'
    this.status = status
    this.code = code
    this.retryAfter = retryAfter
  }
}
