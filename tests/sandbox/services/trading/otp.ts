import type { tradingEndpoints } from '@/lib/backends/trading/endpoints'
import type { otpSentResponseSchema, otpVerifiedResponseSchema } from '@/lib/backends/trading/otp-schemas'
import type { z } from '@/lib/platform/zod/zod'

import type { Call, Handlers } from '../../http/handler'
import { WireError } from '../../http/wire-error'
import type { Sandbox } from '../../sandbox-state'
import { normalMobile } from '../../state/normal-mobile'
import type { Issued, OtpRequest, Verified } from '../../state/otps'
import { otpText } from './message-texts'

function send(call: Call, sandbox: Sandbox, request: OtpRequest): z.input<typeof otpSentResponseSchema> {
  const key = call.headers.get('idempotency-key') ?? undefined
  const issued = sandbox.otps.issue({ ...request, key })
  if ('retryAfterSeconds' in issued) throw refusalOf(issued)
  const { channel, recipient, purpose } = request
  if (issued.kind === 'issued') {
    const text = otpText(call.locale, channel, purpose, issued.code)
    sandbox.outbox.send({ channel, to: recipient, text, otp: issued.code })
  }
  return {
    data: {
      transaction_id: issued.transactionId,
      expires_in: issued.validForSeconds,
      resend_after: issued.resendAfterSeconds,
    },
  }
}

function refusalOf(issued: Extract<Issued, { retryAfterSeconds: number }>): WireError {
  const seconds = issued.retryAfterSeconds
  if (issued.kind === 'locked') return lockedError(seconds)
  const body = { code: 'OTP_TOO_MANY', message: 'Too many requests', data: { retry_after: seconds } }
  return new WireError(429, body, { 'retry-after': String(seconds) })
}

/** Throws `WireError` unless the code was right. */
export function requireVerified(outcome: Verified): void {
  switch (outcome.kind) {
    case 'verified':
      return
    case 'wrong':
      throw new WireError(422, {
        code: 'OTP_WRONG',
        message: { otp: ['The code is wrong'] },
        data: { attempts_left: outcome.attemptsLeft },
      })
    case 'expired':
      throw new WireError(422, { code: 'OTP_EXPIRED', message: { otp: ['The code has expired'] } })
    case 'locked':
      throw lockedError(outcome.retryAfterSeconds)
    case 'unknown':
      throw new WireError(422, { code: 'OTP_UNKNOWN', message: { otp: ['No such transaction'] } })
  }
}

function lockedError(retryAfter: number): WireError {
  const message = { otp: ['Too many wrong codes'] }
  return new WireError(422, { code: 'OTP_LOCKED', message, data: { retry_after: retryAfter } })
}

/** A code to sign with is sent for a contract that exists, to its applicant and nobody else. */
function requireSigner(
  { accounts }: Sandbox,
  contractId: string | undefined,
  { mobile, email }: { readonly mobile?: string; readonly email?: string },
): void {
  const applicant = contractId === undefined ? undefined : accounts.find('contract_id', contractId)?.fields
  const isApplicant =
    mobile === undefined
      ? applicant?.email.toLowerCase() === email?.toLowerCase()
      : normalMobile(applicant?.mobile ?? '') === normalMobile(mobile)
  if (applicant === undefined || !isApplicant) {
    throw new WireError(404, { code: 'CONTRACT_UNKNOWN', message: 'No such contract' })
  }
}

function verify(
  { otps }: Sandbox,
  { transaction_id, otp }: { readonly transaction_id: string; readonly otp: string },
  recipient: Pick<OtpRequest, 'channel' | 'recipient'>,
): z.input<typeof otpVerifiedResponseSchema> {
  requireVerified(otps.verify(transaction_id, { ...recipient, purpose: 'register' }, otp))
  return { data: { transaction_id, verified: 'Y' } }
}

/** One-time codes by text message and by email. */
export const otpHandlers: Handlers<
  typeof tradingEndpoints,
  'sendSmsOtp' | 'sendEmailOtp' | 'verifySmsOtp' | 'verifyEmailOtp'
> = {
  sendSmsOtp(call, sandbox) {
    const { mobile, purpose, contract_id } = call.body
    if (purpose === 'sign') requireSigner(sandbox, contract_id, { mobile })
    return send(call, sandbox, { channel: 'sms', recipient: mobile, purpose, subject: contract_id })
  },
  sendEmailOtp(call, sandbox) {
    const { email, purpose, contract_id } = call.body
    if (purpose === 'sign') requireSigner(sandbox, contract_id, { email })
    return send(call, sandbox, { channel: 'email', recipient: email, purpose, subject: contract_id })
  },
  verifySmsOtp: ({ body }, sandbox) => verify(sandbox, body, { channel: 'sms', recipient: body.mobile }),
  verifyEmailOtp: ({ body }, sandbox) => verify(sandbox, body, { channel: 'email', recipient: body.email }),
}
