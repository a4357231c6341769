import type { OtpSent } from '@/lib/backends/trading/otp-api'
import type { OtpTransaction } from '../draft/draft'
import type { OtpTimes } from './application-api'

/** A code that was sent, as the draft stores it. */
export function toOtpTransaction(recipient: string, sent: OtpSent, now: Date): OtpTransaction {
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString()
  return {
    recipient,
    transactionId: sent.transactionId,
    resendAt: after(sent.resendAfterSeconds),
    expiresAt: after(sent.validForSeconds),
  }
}

/**
 * Remaining times of the code sent to this recipient, while the service would refuse to send another; null once it may.
 * After a reload the screen shows the code as sent, not the refusal.
 */
export function activeCode(known: OtpTransaction | undefined, recipient: string, now: Date): OtpTimes | null {
  if (known === undefined || known.recipient !== recipient) return null
  const secondsUntil = (instant: string) => Math.ceil((Date.parse(instant) - now.getTime()) / 1000)
  const resendAfterSeconds = secondsUntil(known.resendAt)
  return resendAfterSeconds > 0 ? { resendAfterSeconds, validForSeconds: secondsUntil(known.expiresAt) } : null
}
