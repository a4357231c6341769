import { z } from '@/lib/platform/zod/zod'

import { emailSchema, envelope, yesNoSchema } from '../wire.ts'

/**
 * Trading-account service: one-time codes. `register` verifies a phone number or an email address; `sign` signs the
 * contract `contract_id`. Sending a code requires the access-key header, which the server adds.
 */
const purposeShape = { purpose: z.enum(['register', 'sign']), contract_id: z.string().optional() }

/** One spelling only, so that limits count each number once. */
const mobileSchema = z.string().regex(/^0\d{9}$/)

export const smsOtpRequestSchema = z.object({ mobile: mobileSchema, ...purposeShape })

export const emailOtpRequestSchema = z.object({ email: emailSchema, ...purposeShape })

/** Seconds. Sending again before `resend_after` fails with 429 `OTP_TOO_MANY` and `Retry-After`. */
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
  mobile: mobileSchema,
  otp: otpCodeSchema,
})

export const verifyEmailOtpRequestSchema = z.object({
  transaction_id: z.string().min(1),
  email: emailSchema,
  otp: otpCodeSchema,
})

/**
 * createAccount sends the transaction id as proof. A rejected code is HTTP 422 with `code`: OTP_WRONG (`data.attempts_left`), OTP_EXPIRED, OTP_LOCKED (`data.retry_after`,
 * seconds), OTP_UNKNOWN (no such transaction). Too many codes requested: HTTP 429, OTP_TOO_MANY.
 */
export const otpVerifiedResponseSchema = envelope(
  z.object({ transaction_id: z.string().min(1), verified: yesNoSchema }),
)
