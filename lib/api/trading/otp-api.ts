import type { Cancellable, HttpClient } from '@/lib/api/http/http-client'
import { mapResult } from '@/lib/result/result'

import { tradingEndpoints } from './endpoints'

/** A code that was sent. Times are seconds from now. */
export type OtpSent = {
  readonly transactionId: string
  readonly validForSeconds: number
  readonly resendAfterSeconds: number
}

/** What the code is for; signing names the contract. */
export type OtpPurpose = { readonly purpose: 'register' } | { readonly purpose: 'sign'; readonly contractId: string }

type OtpSentWire = { data: { transaction_id: string; expires_in: number; resend_after: number } }

function toOtpSent({ data }: OtpSentWire): OtpSent {
  return {
    transactionId: data.transaction_id,
    validForSeconds: data.expires_in,
    resendAfterSeconds: data.resend_after,
  }
}

function toPurpose(purpose: OtpPurpose) {
  return purpose.purpose === 'sign' ? { purpose: 'sign', contract_id: purpose.contractId } : { purpose: 'register' }
}

/**
 * Trading service: one-time passwords. A code that is not accepted is `rejected` with one of `otpErrorCodes`, and
 * `attemptsLeft` or `retryAfterSeconds`; asking too often is `rate-limited`.
 */
export function createOtpApi(http: HttpClient) {
  return {
    async sendSmsOtp(mobile: string, purpose: OtpPurpose, options: Cancellable = {}) {
      const json = { mobile, ...toPurpose(purpose) }
      return mapResult(await http.call(tradingEndpoints.sendSmsOtp, { json, ...options }), toOtpSent)
    },
    /** The value is the transaction id: the proof that createAccount carries. */
    async verifySmsOtp(transactionId: string, mobile: string, otp: string, options: Cancellable = {}) {
      const json = { transaction_id: transactionId, mobile, otp }
      const answer = await http.call(tradingEndpoints.verifySmsOtp, { json, ...options })
      return mapResult(answer, ({ data }) => data.transaction_id)
    },
    async sendEmailOtp(email: string, purpose: OtpPurpose, options: Cancellable = {}) {
      const json = { email, ...toPurpose(purpose) }
      return mapResult(await http.call(tradingEndpoints.sendEmailOtp, { json, ...options }), toOtpSent)
    },
    async verifyEmailOtp(transactionId: string, email: string, otp: string, options: Cancellable = {}) {
      const json = { transaction_id: transactionId, email, otp }
      const answer = await http.call(tradingEndpoints.verifyEmailOtp, { json, ...options })
      return mapResult(answer, ({ data }) => data.transaction_id)
    },
  }
}
