import type { ApiFailure } from '@/lib/platform/http/failure'

/** How the last try with a code ended. Instants are milliseconds since 1970. */
export type OtpAttempt =
  | { readonly status: 'none' }
  | { readonly status: 'wrong'; readonly attemptsLeft: number | null }
  /** The code is over: too old, or of another message. A new one helps. */
  | { readonly status: 'expired' }
  /** Too many wrong codes; nothing helps before `until` (null: not said). */
  | { readonly status: 'locked'; readonly until: number | null }
  /** The code was not judged; the same code may be sent again. */
  | { readonly status: 'failed'; readonly failure: ApiFailure }

export const noAttempt: OtpAttempt = { status: 'none' }

const seconds = 1000

/** Reads the refusals of lib/backends/trading/otp-schemas.ts: OTP_WRONG, OTP_EXPIRED, OTP_UNKNOWN, OTP_LOCKED, OTP_TOO_MANY. */
export function toOtpAttempt(failure: ApiFailure, now: number): OtpAttempt {
  if (failure.kind !== 'rejected') return { status: 'failed', failure }
  switch (failure.code) {
    case 'OTP_WRONG':
      return { status: 'wrong', attemptsLeft: failure.attemptsLeft ?? null }
    case 'OTP_EXPIRED':
    case 'OTP_UNKNOWN':
      return { status: 'expired' }
    case 'OTP_LOCKED':
    case 'OTP_TOO_MANY':
      return { status: 'locked', until: toInstant(failure.retryAfterSeconds, now) }
    default:
      return { status: 'failed', failure }
  }
}

/** When a code may be asked for again after asking failed; null where waiting is not the matter. */
export function sendAgainAt(failure: ApiFailure, now: number): number | null {
  if (failure.kind === 'rate-limited') return toInstant(failure.retryAfterSeconds, now) ?? now + 60 * seconds
  const isWait = failure.kind === 'rejected' && (failure.code === 'OTP_TOO_MANY' || failure.code === 'OTP_LOCKED')
  return isWait ? (toInstant(failure.retryAfterSeconds, now) ?? now + 60 * seconds) : null
}

function toInstant(after: number | undefined, now: number): number | null {
  return after === undefined ? null : now + after * seconds
}
