import type { tradingEndpoints } from '@/lib/backends/trading/endpoints'
import type { otpSentResponseSchema, otpVerifiedResponseSchema } from '@/lib/backends/trading/otp-schemas'
import type { WireLocale } from '@/lib/platform/i18n/locales'
import type { z } from '@/lib/platform/zod/zod'

import type { Call, Handlers } from '../../http/handler'
import { WireError } from '../../http/wire-error'
import type { Sandbox } from '../../sandbox-state'
import { type Issued, type OtpRequest, otpRules, type Verified } from '../../state/otps'

/** Text of the message. The code has no spaces, so that phones can offer to fill it in. */
function otpText(locale: WireLocale, purpose: OtpRequest['purpose'], code: string): string {
  const minutes = otpRules.lifetimeSeconds / 60
  const texts = {
    vi: {
      register: `${code} là mã xác thực mở tài khoản tại Chứng khoán Sông Ngân, hiệu lực ${minutes} phút. Không cung cấp mã cho bất kỳ ai.`,
      sign: `${code} là mã ký hợp đồng mở tài khoản tại Chứng khoán Sông Ngân, hiệu lực ${minutes} phút. Không cung cấp mã cho bất kỳ ai.`,
    },
    en: {
      register: `${code} is your code to open an account at Songngan Securities. It is good for ${minutes} minutes. Do not share it with anyone.`,
      sign: `${code} is your code to sign the account contract with Songngan Securities. It is good for ${minutes} minutes. Do not share it with anyone.`,
    },
    kr: {
      register: `[송응언증권] 계좌 개설 인증번호 ${code}. ${minutes}분간 유효합니다. 누구에게도 알려 주지 마세요.`,
      sign: `[송응언증권] 계약서 서명 인증번호 ${code}. ${minutes}분간 유효합니다. 누구에게도 알려 주지 마세요.`,
    },
  }
  return texts[locale][purpose]
}

function send(call: Call, sandbox: Sandbox, request: OtpRequest): z.input<typeof otpSentResponseSchema> {
  const key = call.headers.get('idempotency-key') ?? undefined
  const issued = sandbox.otps.issue({ ...request, key })
  if ('retryAfterSeconds' in issued) throw refusalOf(issued)
  const { channel, recipient, purpose } = request
  if (issued.kind === 'issued') {
    sandbox.outbox.send({ channel, to: recipient, text: otpText(call.locale, purpose, issued.code), otp: issued.code })
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

function verify(
  { otps }: Sandbox,
  { transaction_id, otp }: { readonly transaction_id: string; readonly otp: string },
  recipient: Pick<OtpRequest, 'channel' | 'recipient'>,
): z.input<typeof otpVerifiedResponseSchema> {
  requireVerified(otps.verify(transaction_id, { ...recipient, purpose: 'register' }, otp))
  return { data: { transaction_id, verified: 'Y' } }
}

/** One-time passwords by text message and by e-mail. */
export const otpHandlers: Handlers<
  typeof tradingEndpoints,
  'sendSmsOtp' | 'sendEmailOtp' | 'verifySmsOtp' | 'verifyEmailOtp'
> = {
  sendSmsOtp(call, sandbox) {
    const { mobile, purpose, contract_id } = call.body
    return send(call, sandbox, { channel: 'sms', recipient: mobile, purpose, subject: contract_id })
  },
  sendEmailOtp(call, sandbox) {
    const { email, purpose, contract_id } = call.body
    return send(call, sandbox, { channel: 'email', recipient: email, purpose, subject: contract_id })
  },
  verifySmsOtp: ({ body }, sandbox) => verify(sandbox, body, { channel: 'sms', recipient: body.mobile }),
  verifyEmailOtp: ({ body }, sandbox) => verify(sandbox, body, { channel: 'email', recipient: body.email }),
}
