import type { ApiFailure } from '@/lib/platform/http/failure'
import { codeMessageKey } from './failure-codes'

/**
 * The error catalogue of docs/specification.md#failures, and what became of it: every situation in which something fails (and the two
 * successes that it lists), what the site does, and the message, as a key below the namespace `failures`.
 */
export type Situation = keyof typeof errorCatalogue

export type Behaviour =
  /** A message at the top right for 3 seconds. */
  | 'toast'
  /** Texts of the backend beside their fields, and those of `error-message` above the form. */
  | 'fields'
  /** Beside what the visitor did, with a way on. */
  | 'inline'
  /** A page of its own. */
  | 'page'
  /** The part whose data failed says so; the rest of the page stands. The failure is logged. */
  | 'section'
  | 'reload'
  | 'nothing'

type Row = { readonly behaviour: Behaviour; readonly key: string | null }

export const errorCatalogue = {
  /** HTTP 500. */
  'server-error': { behaviour: 'toast', key: 'somethingWrong' },
  /** HTTP 422, 400, 409 with a message map. */
  'field-errors': { behaviour: 'fields', key: 'fields' },
  /** HTTP 401. */
  unauthorized: { behaviour: 'toast', key: 'unauthorized' },
  /** HTTP 403. */
  forbidden: { behaviour: 'toast', key: 'notAllowed' },
  /** HTTP 404 of a call; a page that is missing is `page-not-found`. */
  'not-found': { behaviour: 'nothing', key: null },
  /** Any other status: message plus status code, 500 where there is none. */
  generic: { behaviour: 'toast', key: 'generic' },
  'error-page-failed': { behaviour: 'page', key: 'errorPage' },
  'page-not-found': { behaviour: 'page', key: 'pageNotFound' },
  'upload-failed': { behaviour: 'toast', key: 'upload_failed' },
  'contact-failed': { behaviour: 'toast', key: 'failed' },
  'upload-succeeded': { behaviour: 'toast', key: 'upload_success' },
  'chunk-load-failed': { behaviour: 'reload', key: null },
  'static-content-failed': { behaviour: 'toast', key: 'oops' },
  /** docs/specification.md#failures F7: "errors swallowed; return false or an empty list". Here the part says that it could not be loaded. */
  'list-failed': { behaviour: 'section', key: 'section' },
  /**
   * A refusal with a stable code: one-time passwords, e-KYC ("return the server's error body"), account opening, and the
   * gateway's own. The message is that of the code.
   */
  rejected: { behaviour: 'inline', key: 'rejected' },

  // Beyond docs/specification.md#failures
  network: { behaviour: 'inline', key: 'network' },
  timeout: { behaviour: 'inline', key: 'timeout' },
  'rate-limited': { behaviour: 'inline', key: 'rateLimited' },
  'invalid-response': { behaviour: 'inline', key: 'invalidResponse' },
  /** The visitor, or a newer call, gave up on this one. */
  cancelled: { behaviour: 'nothing', key: null },
} as const satisfies Record<string, Row>

/** The row that a failed call belongs to. */
export function situationOf(failure: ApiFailure): Situation {
  if (failure.kind !== 'server') return failure.kind
  return failure.status === 500 ? 'server-error' : 'generic'
}

export type FailureText = {
  readonly behaviour: Behaviour
  /** Below the namespace `failures`; null: nothing is said. */
  readonly key: string | null
  /** ICU arguments of the message. */
  readonly values: Readonly<Record<string, string | number>>
}

const minutes = (seconds: number): number => Math.max(1, Math.ceil(seconds / 60))

/** What to do and to say about a failed call: `t(text.key, text.values)` with the messages of `failures`. */
export function describeFailure(failure: ApiFailure): FailureText {
  const { behaviour, key } = errorCatalogue[situationOf(failure)]
  if (failure.kind === 'rejected') return describeRejection(failure, behaviour)
  if (failure.kind === 'rate-limited' && failure.retryAfterSeconds !== undefined) {
    return { behaviour, key: 'rateLimitedFor', values: { seconds: failure.retryAfterSeconds } }
  }
  if (failure.kind !== 'server' || failure.status === 500) return { behaviour, key, values: {} }
  const { message, status } = failure
  return message
    ? { behaviour, key, values: { message, status } }
    : { behaviour, key: 'genericStatus', values: { status } }
}

function describeRejection(failure: Extract<ApiFailure, { kind: 'rejected' }>, behaviour: Behaviour): FailureText {
  const { code, attemptsLeft, retryAfterSeconds } = failure
  if (code === 'OTP_WRONG' && attemptsLeft !== undefined) {
    return { behaviour, key: 'otpWrongWithTries', values: { tries: attemptsLeft } }
  }
  if (code === 'OTP_LOCKED' && retryAfterSeconds !== undefined) {
    return { behaviour, key: 'otpLockedFor', values: { minutes: minutes(retryAfterSeconds) } }
  }
  const key = codeMessageKey(code)
  return key === null ? { behaviour, key: 'rejected', values: { code } } : { behaviour, key, values: {} }
}
