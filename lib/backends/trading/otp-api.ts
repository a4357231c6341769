import type { CallOptions, Cancellable, HttpClient } from '@/lib/backends/http/http-client'
import type { ApiFailure } from '@/lib/platform/http/failure'
import { err, mapResult, ok, type Result } from '@/lib/platform/result/result'

import { tradingEndpoints } from './endpoints'

/** A code that was sent. Times are in seconds from now. */
export type OtpSent = {
  readonly transactionId: string
  readonly validForSeconds: number
  readonly resendAfterSeconds: number
}

/** What the code authorises; a signature names the contract. */
export type OtpPurpose = { readonly purpose: 'register' } | { readonly purpose: 'sign'; readonly contractId: string }

/** `idempotencyKey`: the same for every try to send one code. */
type SendOptions = Cancellable & Pick<CallOptions, 'idempotencyKey'>

type OtpSentWire = { data: { transaction_id: string; expires_in: number; resend_after: number } }

function toOtpSent({ data }: OtpSentWire): OtpSent {
  return {
    transactionId: data.transaction_id,
    validForSeconds: data.expires_in,
    resendAfterSeconds: data.resend_after,
  }
}

type VerifiedWire = { data: { transaction_id: string; verified: 'Y' | 'N' } }

/** `verified: 'N'` arrives with status 200 but is a failure. */
function toProof({ data }: VerifiedWire): Result<string, ApiFailure> {
  if (data.verified === 'Y') return ok(data.transaction_id)
  return err({ kind: 'rejected', status: 200, code: 'OTP_WRONG' })
}

function toPurpose(purpose: OtpPurpose) {
  return purpose.purpose === 'sign' ? { purpose: 'sign', contract_id: purpose.contractId } : { purpose: 'register' }
}

/**
 * Trading service: one-time codes. A rejected code is `rejected` with the code that otp-schemas.ts lists and `attemptsLeft` or
 * `retryAfterSeconds`; too many requests are `rate-limited`.
 */
export function createOtpApi(http: HttpClient) {
  return {
    async sendSmsOtp(mobile: string, purpose: OtpPurpose, options: SendOptions = {}) {
      const json = { mobile, ...toPurpose(purpose) }
      return mapResult(await http.call(tradingEndpoints.sendSmsOtp, { json, ...options }), toOtpSent)
    },
    /** The value is the transaction id, which createAccount sends as proof. */
    async verifySmsOtp(transactionId: string, mobile: string, otp: string, options: Cancellable = {}) {
      const json = { transaction_id: transactionId, mobile, otp }
      const answer = await http.call(tradingEndpoints.verifySmsOtp, { json, ...options })
      return answer.ok ? toProof(answer.value) : answer
    },
    async sendEmailOtp(email: string, purpose: OtpPurpose, options: SendOptions = {}) {
      const json = { email, ...toPurpose(purpose) }
      return mapResult(await http.call(tradingEndpoints.sendEmailOtp, { json, ...options }), toOtpSent)
    },
    async verifyEmailOtp(transactionId: string, email: string, otp: string, options: Cancellable = {}) {
      const json = { transaction_id: transactionId, email, otp }
      const answer = await http.call(tradingEndpoints.verifyEmailOtp, { json, ...options })
      return answer.ok ? toProof(answer.value) : answer
    },
  }
}
