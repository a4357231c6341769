import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

export interface OpenedAccount {
  readonly id: string
  readonly accountNumber: string
  readonly idno: string
  readonly mobile: string
  readonly email: string
  readonly at: string
  /** Every field that `createAccount` was sent, as sent. */
  readonly fields: Readonly<Record<string, unknown>>
}

export type NewAccount = Pick<OpenedAccount, 'accountNumber' | 'idno' | 'mobile' | 'email' | 'fields'> & {
  readonly idempotencyKey: string | undefined
}

/** Identities that exist from the start, so that tests have a fixed input for "already a customer". */
export const knownIdentities = {
  idno: '001099000001',
  mobile: '0900000001',
  email: 'existing@example.com',
} as const

/** Accounts that were opened here. */
export class Accounts {
  readonly #database: DatabaseSync
  readonly #now: () => number

  constructor(database: DatabaseSync, now: () => number) {
    this.#database = database
    this.#now = now
  }

  /** Throws when a unique field is taken: ask `existing` and `isNumberTaken` first. */
  open(account: NewAccount): OpenedAccount {
    const opened = {
      id: randomUUID(),
      accountNumber: account.accountNumber,
      idno: account.idno,
      mobile: normalMobile(account.mobile),
      email: account.email.toLowerCase(),
      at: new Date(this.#now()).toISOString(),
      fields: account.fields,
    }
    this.#database
      .prepare(
        `insert into accounts (id, idno, mobile, email, account_number, idempotency_key, fields, at)
         values (?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        opened.id,
        opened.idno,
        opened.mobile,
        opened.email,
        opened.accountNumber,
        account.idempotencyKey ?? null,
        JSON.stringify(opened.fields),
        opened.at,
      )
    return opened
  }

  byId(id: string): OpenedAccount | undefined {
    return this.#one('id', id)
  }

  byIdempotencyKey(key: string): OpenedAccount | undefined {
    return this.#one('idempotency_key', key)
  }

  byNumber(accountNumber: string): OpenedAccount | undefined {
    return this.#one('account_number', accountNumber)
  }

  /** Which of these belong to a customer already. Mobile with or without its leading 0, e-mail in any case. */
  existing(given: { idno?: string; mobile?: string; email?: string }): ('idno' | 'mobile' | 'email')[] {
    const sought = {
      idno: given.idno,
      mobile: given.mobile === undefined ? undefined : normalMobile(given.mobile),
      email: given.email?.toLowerCase(),
    }
    return (['idno', 'mobile', 'email'] as const).filter((field) => {
      const value = sought[field]
      return value !== undefined && value !== '' && (knownIdentities[field] === value || this.#one(field, value))
    })
  }

  list(): OpenedAccount[] {
    return this.#database.prepare('select * from accounts order by at desc').all().map(toAccount)
  }

  #one(column: 'id' | 'idno' | 'mobile' | 'email' | 'account_number' | 'idempotency_key', value: string) {
    const row = this.#database.prepare(`select * from accounts where ${column} = ?`).get(value)
    return row ? toAccount(row) : undefined
  }
}

function toAccount(row: Record<string, unknown>): OpenedAccount {
  return {
    id: String(row['id']),
    accountNumber: String(row['account_number']),
    idno: String(row['idno']),
    mobile: String(row['mobile']),
    email: String(row['email']),
    at: String(row['at']),
    fields: JSON.parse(String(row['fields'])) as Record<string, unknown>,
  }
}

/** `900000001`, `+84900000001` and `84900000001` are `0900000001`. */
export function normalMobile(mobile: string): string {
  const digits = mobile.replaceAll(/\D/g, '')
  if (digits.length === 9) return `0${digits}`
  return digits.length === 11 && digits.startsWith('84') ? `0${digits.slice(2)}` : digits
}
