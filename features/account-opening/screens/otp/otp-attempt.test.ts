import { expect, it } from 'vitest'

import { lockedUntil, otpVerdict, sendAgainAt } from './otp-attempt'

const now = 1_000_000

const rejected = (code: string, retryAfterSeconds?: number) =>
  ({ kind: 'rejected', status: 422, code, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) }) as const

it.each([
  [rejected('OTP_WRONG'), 'wrong'],
  [rejected('OTP_EXPIRED'), 'wrong'],
  [rejected('OTP_UNKNOWN'), 'wrong'],
  [rejected('OTP_LOCKED'), 'locked'],
  [rejected('OTP_TOO_MANY'), 'locked'],
  [rejected('UNDERAGE'), 'unjudged'],
  [{ kind: 'network' }, 'unjudged'],
] as const)('%o leaves the code %s', (failure, verdict) => {
  expect(otpVerdict(failure)).toBe(verdict)
})

it.each([
  [rejected('OTP_LOCKED', 900), now + 900_000],
  [rejected('OTP_LOCKED'), null],
] as const)('%o locks until %s', (failure, until) => {
  expect(lockedUntil(failure, now)).toBe(until)
})

it.each([
  [{ kind: 'rate-limited', status: 429, retryAfterSeconds: 30 }, now + 30_000],
  [{ kind: 'rate-limited', status: 429 }, now + 60_000],
  [rejected('OTP_TOO_MANY', 5), now + 5000],
  [{ kind: 'network' }, null],
  [rejected('OTP_WRONG'), null],
] as const)('after %o another code can be requested at %s', (failure, expected) => {
  expect(sendAgainAt(failure, now)).toBe(expected)
})
