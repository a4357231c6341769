/**
 * A refusal that the real backend would send: status and body. Thrown by endpoints, turned into the answer in one place.
 */
export class WireError extends Error {
  readonly status: number
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) {
    super(`answer ${status}`)
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** 422 with the field-to-messages map of docs/specification.md#failures F1. */
export function fieldErrors(messages: Record<string, string[]>, status: 400 | 409 | 422 = 422): WireError {
  return new WireError(status, { message: messages })
}

export function notFound(): WireError {
  return new WireError(404, { message: 'Not Found' })
}
