import { describe, expect, it } from 'vitest'

import { sendAgainAt, toOtpAttempt } from './otp-attempt'

const now = 1_000_000

describe('toOtpAttempt', () => {
  it.each([
    [
      { kind: 'rejected', status: 422, code: 'OTP_WRONG', attemptsLeft: 2 },
      { status: 'wrong', attemptsLeft: 2 },
    ],
    [
      { kind: 'rejected', status: 422, code: 'OTP_WRONG' },
      { status: 'wrong', attemptsLeft: null },
    ],
    [{ kind: 'rejected', status: 422, code: 'OTP_EXPIRED' }, { status: 'expired' }],
    [{ kind: 'rejected', status: 422, code: 'OTP_UNKNOWN' }, { status: 'expired' }],
    [
      { kind: 'rejected', status: 422, code: 'OTP_LOCKED', retryAfterSeconds: 900 },
      { status: 'locked', until: now + 900_000 },
    ],
    [
      { kind: 'rejected', status: 422, code: 'OTP_LOCKED' },
      { status: 'locked', until: null },
    ],
  ] as const)('%o is %o', (failure, expected) => {
    expect(toOtpAttempt(failure, now)).toEqual(expected)
  })

  it.each([{ kind: 'network' }, { kind: 'rejected', status: 422, code: 'UNDERAGE' }] as const)(
    '%o says nothing about the code',
    (failure) => {
      expect(toOtpAttempt(failure, now)).toEqual({ status: 'failed', failure })
    },
  )
})

describe('sendAgainAt', () => {
  it.each([
    [{ kind: 'rate-limited', status: 429, retryAfterSeconds: 30 }, now + 30_000],
    [{ kind: 'rate-limited', status: 429 }, now + 60_000],
    [{ kind: 'rejected', status: 422, code: 'OTP_TOO_MANY', retryAfterSeconds: 5 }, now + 5000],
    [{ kind: 'network' }, null],
    [{ kind: 'rejected', status: 422, code: 'OTP_WRONG' }, null],
  ] as const)('after %o it is %s', (failure, expected) => {
    expect(sendAgainAt(failure, now)).toBe(expected)
  })
})
