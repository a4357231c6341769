import type { ApiFailure } from '@/lib/platform/http/failure'

/**
 * What a failed verification says about the code. `wrong`: it was judged, another one is needed. `locked`: no code is
 * accepted for now. `unjudged`: the same code may be sent again.
 */
type OtpVerdict = 'wrong' | 'locked' | 'unjudged'

const verdictOfCode = new Map<string, OtpVerdict>([
  ['OTP_WRONG', 'wrong'],
  ['OTP_EXPIRED', 'wrong'],
  ['OTP_UNKNOWN', 'wrong'],
  ['OTP_LOCKED', 'locked'],
  ['OTP_TOO_MANY', 'locked'],
])

/** Reads the refusals of lib/backends/trading/otp-schemas.ts. */
export function otpVerdict(failure: ApiFailure): OtpVerdict {
  return (failure.kind === 'rejected' ? verdictOfCode.get(failure.code) : undefined) ?? 'unjudged'
}

/** Too many wrong codes: no code of this recipient is accepted for now, not even one that was sent before. */
export function isRecipientLocked(failure: ApiFailure): boolean {
  return failure.kind === 'rejected' && failure.code === 'OTP_LOCKED'
}

/** Digits of a code of the trading service (lib/backends/trading/otp-schemas.ts). */
export const otpLength = 6

/** The digits of what was typed, pasted ("123 456") or taken from a message ("Ma OTP: 123456"), no more than a code has. */
export function toOtpDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, otpLength)
}

const secondMs = 1000

/** End of a lock, in milliseconds since 1970; null where the service does not name it. */
export function lockedUntil(failure: ApiFailure, now: number): number | null {
  const seconds = 'retryAfterSeconds' in failure ? failure.retryAfterSeconds : undefined
  return seconds === undefined ? null : now + seconds * secondMs
}

/** Earliest time for another request of a code after one failed, in milliseconds since 1970; null if waiting does not help. */
export function sendAgainAt(failure: ApiFailure, now: number): number | null {
  if (failure.kind !== 'rate-limited' && otpVerdict(failure) !== 'locked') return null
  return lockedUntil(failure, now) ?? now + 60 * secondMs
}
