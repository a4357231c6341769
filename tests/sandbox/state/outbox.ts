import type { DatabaseSync } from 'node:sqlite'

export type Channel = 'sms' | 'email'

export interface OutboxMessage {
  readonly id: number
  readonly channel: Channel
  readonly to: string
  readonly text: string
  readonly otp?: string
  readonly at: string
}

/** Messages that the backends would have sent by SMS or e-mail. */
export class Outbox {
  readonly #database: DatabaseSync
  readonly #now: () => number

  constructor(database: DatabaseSync, now: () => number) {
    this.#database = database
    this.#now = now
  }

  send(message: Omit<OutboxMessage, 'id' | 'at'>): void {
    this.#database
      .prepare('insert into outbox (channel, recipient, text, otp, at) values (?, ?, ?, ?, ?)')
      .run(message.channel, message.to, message.text, message.otp ?? null, new Date(this.#now()).toISOString())
  }

  /** Newest first; of one recipient (mobile as written or e-mail in any case) or of all. */
  list(to?: string): OutboxMessage[] {
    const rows = to
      ? this.#database.prepare('select * from outbox where lower(recipient) = lower(?) order by id desc').all(to)
      : this.#database.prepare('select * from outbox order by id desc').all()
    return rows.map((row) => ({
      id: Number(row['id']),
      channel: row['channel'] === 'email' ? 'email' : 'sms',
      to: String(row['recipient']),
      text: String(row['text']),
      ...(row['otp'] === null ? {} : { otp: String(row['otp']) }),
      at: String(row['at']),
    }))
  }
}
