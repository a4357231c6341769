import { randomInt, randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

import { normalMobile } from './normal-mobile'
import type { Channel } from './outbox'

/** Rules of a one-time password, as the SMS gateway of a broker sets them. */
export const otpRules = {
  digits: 6,
  lifetimeSeconds: 5 * 60,
  wrongAttempts: 3,
  lockSeconds: 15 * 60,
} as const

/** Who is written to and why; `subject` is the contract to be signed. */
export interface OtpRequest {
  readonly channel: Channel
  readonly recipient: string
  readonly purpose: 'register' | 'sign'
  readonly subject?: string | undefined
}

/** `Idempotency-Key` of a request to send: one key, one message. */
type Keyed = { readonly key?: string | undefined }

interface Running {
  readonly transactionId: string
  readonly validForSeconds: number
  readonly resendAfterSeconds: number
}

export type Issued =
  | ({ readonly kind: 'issued'; readonly code: string } & Running)
  /** Asked for before under the same key: nothing is sent. */
  | ({ readonly kind: 'repeated' } & Running)
  | { readonly kind: 'too-soon' | 'locked'; readonly retryAfterSeconds: number }

export type Verified =
  | { readonly kind: 'verified' | 'expired' | 'unknown' }
  | { readonly kind: 'wrong'; readonly attemptsLeft: number }
  | { readonly kind: 'locked'; readonly retryAfterSeconds: number }

/**
 * OTPs by transaction. An earlier code stays good until it expires, because messages overtake each other. Three wrong
 * entries lock the recipient. A code that was right is right again when sent again: the answer may have been lost.
 */
export class Otps {
  readonly #database: DatabaseSync
  readonly #now: () => number
  readonly #resendSeconds: number

  constructor(database: DatabaseSync, now: () => number, resendSeconds: number) {
    this.#database = database
    this.#now = now
    this.#resendSeconds = resendSeconds
  }

  issue({ channel, recipient, purpose, subject, key: requestKey }: OtpRequest & Keyed): Issued {
    const now = this.#now()
    const key = recipientKey(channel, recipient)
    const repeated = requestKey === undefined ? null : this.#issuedUnder(`${channel} ${key} ${requestKey}`)
    if (repeated !== null) return { kind: 'repeated', ...repeated }
    const lockedUntil = this.#lockedUntil(channel, key)
    if (lockedUntil > now) return { kind: 'locked', retryAfterSeconds: seconds(lockedUntil - now) }
    const last = this.#database
      .prepare(
        `select sent_at from otps where channel = ? and recipient = ? and purpose = ? and verified_at is null
         order by sent_at desc limit 1`,
      )
      .get(channel, key, purpose)
    const resendAt = last ? Number(last['sent_at']) + this.#resendSeconds * 1000 : 0
    if (resendAt > now) return { kind: 'too-soon', retryAfterSeconds: seconds(resendAt - now) }
    const transactionId = randomUUID()
    const code = String(randomInt(10 ** otpRules.digits)).padStart(otpRules.digits, '0')
    this.#database
      .prepare(
        `insert into otps (transaction_id, channel, recipient, purpose, subject, request_key, code, sent_at, expires_at)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        transactionId,
        channel,
        key,
        purpose,
        subject ?? null,
        requestKey === undefined ? null : `${channel} ${key} ${requestKey}`,
        code,
        now,
        now + otpRules.lifetimeSeconds * 1000,
      )
    return { kind: 'issued', transactionId, code, ...this.#left(now) }
  }

  /** The code that went out under this key before, while it is valid. */
  #issuedUnder(requestKey: string): Running | null {
    const row = this.#database
      .prepare('select * from otps where request_key = ? order by sent_at desc limit 1')
      .get(requestKey)
    if (!row || Number(row['expires_at']) <= this.#now()) return null
    return { transactionId: String(row['transaction_id']), ...this.#left(Number(row['sent_at'])) }
  }

  #left(sentAt: number) {
    const passed = this.#now() - sentAt
    return {
      validForSeconds: seconds(otpRules.lifetimeSeconds * 1000 - passed),
      resendAfterSeconds: Math.max(0, seconds(this.#resendSeconds * 1000 - passed)),
    }
  }

  verify(transactionId: string, request: OtpRequest, code: string): Verified {
    const now = this.#now()
    const row = this.#find(transactionId, request)
    if (!row) return { kind: 'unknown' }
    const lockedUntil = this.#lockedUntil(request.channel, recipientKey(request.channel, request.recipient))
    if (lockedUntil > now) return { kind: 'locked', retryAfterSeconds: seconds(lockedUntil - now) }
    if (Number(row['expires_at']) <= now) return { kind: 'expired' }
    if (row['code'] === code) {
      this.#database.prepare('update otps set verified_at = ? where transaction_id = ?').run(now, transactionId)
      return { kind: 'verified' }
    }
    const wrongAttempts = Number(row['wrong_attempts']) + 1
    const locks = wrongAttempts >= otpRules.wrongAttempts
    this.#database
      .prepare('update otps set wrong_attempts = ?, locked_until = ? where transaction_id = ?')
      .run(wrongAttempts, locks ? now + otpRules.lockSeconds * 1000 : 0, transactionId)
    if (locks) return { kind: 'locked', retryAfterSeconds: otpRules.lockSeconds }
    return { kind: 'wrong', attemptsLeft: otpRules.wrongAttempts - wrongAttempts }
  }

  /** Whether the transaction proves that its recipient was reached, at most `lifetimeSeconds` ago. */
  isProof(transactionId: string, request: OtpRequest, lifetimeSeconds: number): boolean {
    const verifiedAt = this.#find(transactionId, request)?.['verified_at']
    return verifiedAt !== undefined && verifiedAt !== null && this.#now() - Number(verifiedAt) < lifetimeSeconds * 1000
  }

  #find(transactionId: string, { channel, recipient, purpose, subject }: OtpRequest) {
    return this.#database
      .prepare(
        `select * from otps where transaction_id = ? and channel = ? and recipient = ? and purpose = ?
         and subject is ?`,
      )
      .get(transactionId, channel, recipientKey(channel, recipient), purpose, subject ?? null)
  }

  #lockedUntil(channel: Channel, key: string): number {
    const row = this.#database
      .prepare('select max(locked_until) as until from otps where channel = ? and recipient = ?')
      .get(channel, key)
    return Number(row?.['until'] ?? 0)
  }
}

const seconds = (milliseconds: number) => Math.ceil(milliseconds / 1000)

const recipientKey = (channel: Channel, recipient: string) =>
  channel === 'sms' ? normalMobile(recipient) : recipient.trim().toLowerCase()
