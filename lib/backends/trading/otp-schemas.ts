import { z } from '@/lib/platform/zod/zod'

import { envelope, yesNoSchema } from '../wire.ts'

/**
 * Trading-account service: one-time passwords. `register` proves a number or an address; `sign` signs the contract named
 * by `contract_id`. Sending carries the access-key header, which the server adds.
 */
const purposeShape = { purpose: z.enum(['register', 'sign']), contract_id: z.string().optional() }

export const smsOtpRequestSchema = z.object({ mobile: z.string().regex(/^0\d{9}$/), ...purposeShape })

export const emailOtpRequestSchema = z.object({ email: z.email(), ...purposeShape })

/** Seconds. Sending again before `resend_after` is answered 429 `OTP_TOO_MANY` with `Retry-After`. */
export const otpSentResponseSchema = envelope(
  z.object({
    transaction_id: z.string().min(1),
    expires_in: z.int().positive(),
    resend_after: z.int().nonnegative(),
  }),
)

/** Six digits. */
export const otpCodeSchema = z.string().regex(/^\d{6}$/)

export const verifySmsOtpRequestSchema = z.object({
  transaction_id: z.string().min(1),
  mobile: z.string().min(1),
  otp: otpCodeSchema,
})

export const verifyEmailOtpRequestSchema = z.object({
  transaction_id: z.string().min(1),
  email: z.email(),
  otp: otpCodeSchema,
})

/** The transaction id is then the proof that createAccount carries. */
export const otpVerifiedResponseSchema = envelope(
  z.object({ transaction_id: z.string().min(1), verified: yesNoSchema }),
)

/**
 * HTTP 422 with `code`: OTP_WRONG (`data.attempts_left`), OTP_EXPIRED, OTP_LOCKED (`data.retry_after`, seconds),
 * OTP_UNKNOWN (no such transaction). HTTP 429: OTP_TOO_MANY.
 */
export const otpErrorCodes = ['OTP_WRONG', 'OTP_EXPIRED', 'OTP_LOCKED', 'OTP_UNKNOWN', 'OTP_TOO_MANY'] as const
