import { randomInt } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

import type { Channel } from './outbox'

/** Rules of a one-time password: minutes and counts as the SMS gateway of a broker sets them. */
export const otpRules = {
  digits: 6,
  lifetimeSeconds: 5 * 60,
  wrongAttempts: 3,
  lockSeconds: 15 * 60,
} as const

export type Issued =
  | { readonly kind: 'issued'; readonly code: string }
  | { readonly kind: 'too-soon' | 'locked'; readonly retryAfterSeconds: number }

export type Verified =
  | { readonly kind: 'verified' | 'expired' | 'not-sent' }
  | { readonly kind: 'wrong'; readonly attemptsLeft: number }
  | { readonly kind: 'locked'; readonly retryAfterSeconds: number }

interface Row {
  readonly code: string
  readonly sentAt: number
  readonly expiresAt: number
  readonly wrongAttempts: number
  readonly lockedUntil: number
  readonly verifiedAt: number | undefined
}

/** OTPs by channel and recipient. A new one replaces the old one; three wrong entries lock the recipient. */
export class Otps {
  readonly #database: DatabaseSync
  readonly #now: () => number
  readonly #resendSeconds: number

  constructor(database: DatabaseSync, now: () => number, resendSeconds: number) {
    this.#database = database
    this.#now = now
    this.#resendSeconds = resendSeconds
  }

  issue(channel: Channel, recipient: string): Issued {
    const now = this.#now()
    const row = this.#row(channel, recipient)
    if (row && row.lockedUntil > now) return { kind: 'locked', retryAfterSeconds: seconds(row.lockedUntil - now) }
    const resendAt = row ? row.sentAt + this.#resendSeconds * 1000 : 0
    // Once used, an OTP no longer makes its owner wait: the next one is for another purpose.
    if (row && row.code !== '' && resendAt > now) {
      return { kind: 'too-soon', retryAfterSeconds: seconds(resendAt - now) }
    }
    const code = randomInt(10 ** otpRules.digits)
      .toString()
      .padStart(otpRules.digits, '0')
    this.#database
      .prepare(
        `insert into otps (channel, recipient, code, sent_at, expires_at, wrong_attempts, locked_until, verified_at)
         values (?, ?, ?, ?, ?, 0, 0, ?)
         on conflict (channel, recipient) do update set code = excluded.code, sent_at = excluded.sent_at,
           expires_at = excluded.expires_at, wrong_attempts = 0, locked_until = 0`,
      )
      .run(channel, key(recipient), code, now, now + otpRules.lifetimeSeconds * 1000, row?.verifiedAt ?? null)
    return { kind: 'issued', code }
  }

  verify(channel: Channel, recipient: string, code: string): Verified {
    const now = this.#now()
    const row = this.#row(channel, recipient)
    if (!row || row.code === '') return { kind: 'not-sent' }
    if (row.lockedUntil > now) return { kind: 'locked', retryAfterSeconds: seconds(row.lockedUntil - now) }
    if (row.expiresAt <= now) return { kind: 'expired' }
    if (row.code === code) {
      this.#update(channel, recipient, 'verified_at = ?, code = ?', now, '')
      return { kind: 'verified' }
    }
    const wrongAttempts = row.wrongAttempts + 1
    if (wrongAttempts < otpRules.wrongAttempts) {
      this.#update(channel, recipient, 'wrong_attempts = ?', wrongAttempts)
      return { kind: 'wrong', attemptsLeft: otpRules.wrongAttempts - wrongAttempts }
    }
    this.#update(
      channel,
      recipient,
      'wrong_attempts = ?, locked_until = ?',
      wrongAttempts,
      now + otpRules.lockSeconds * 1000,
    )
    return { kind: 'locked', retryAfterSeconds: otpRules.lockSeconds }
  }

  /** Whether the recipient has ever proved to be reached on this channel. */
  isVerified(channel: Channel, recipient: string): boolean {
    return this.#row(channel, recipient)?.verifiedAt !== undefined
  }

  #row(channel: Channel, recipient: string): Row | undefined {
    const row = this.#database
      .prepare('select * from otps where channel = ? and recipient = ?')
      .get(channel, key(recipient))
    if (!row) return undefined
    return {
      code: String(row['code']),
      sentAt: Number(row['sent_at']),
      expiresAt: Number(row['expires_at']),
      wrongAttempts: Number(row['wrong_attempts']),
      lockedUntil: Number(row['locked_until']),
      verifiedAt: row['verified_at'] === null ? undefined : Number(row['verified_at']),
    }
  }

  #update(channel: Channel, recipient: string, assignment: string, ...values: (string | number)[]): void {
    this.#database
      .prepare(`update otps set ${assignment} where channel = ? and recipient = ?`)
      .run(...values, channel, key(recipient))
  }
}

const seconds = (milliseconds: number) => Math.ceil(milliseconds / 1000)

const key = (recipient: string) => recipient.trim().toLowerCase()
