import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

import type { CreateAccountRequest } from '@/lib/backends/trading/application-schemas'

import { normalMobile } from './normal-mobile'

export interface OpenedAccount {
  readonly client_id: string
  readonly acc_no: string
  readonly contract_id: string
  readonly status: 'awaiting_signature' | 'in_review'
  readonly created_at: string
  /** All fields of the `createAccount` request. */
  readonly fields: CreateAccountRequest
}

/** Identities that exist from the start, so that tests have a fixed input for "already a customer". */
export const knownIdentities = {
  idno: '001099000001',
  mobile: '0900000001',
  email: 'existing@example.com',
} as const

type IdentityField = keyof typeof knownIdentities
type Column = 'client_id' | 'opening_id' | 'idempotency_key' | 'idno' | 'mobile' | 'email' | 'acc_no' | 'contract_id'

const identityFields = ['idno', 'mobile', 'email'] as const

const newContractId = () => `HD-${randomBytes(8).toString('hex').toUpperCase()}`

type Sought = Partial<Record<IdentityField, string | undefined>>

/** As the columns have them. */
const soughtOf = ({ idno, mobile, email }: Sought): Sought => ({
  idno: idno?.trim(),
  mobile: mobile === undefined ? undefined : normalMobile(mobile),
  email: email?.trim().toLowerCase(),
})

/** Whether the account waits for its signature and is nobody else's by what is given. */
function isContinued({ status, fields }: OpenedAccount, sought: Sought): boolean {
  const own = soughtOf(fields)
  const differs = identityFields.some((field) => sought[field] !== undefined && sought[field] !== own[field])
  return status === 'awaiting_signature' && !differs
}

/** Accounts that were opened here. */
export class Accounts {
  readonly #database: DatabaseSync
  readonly #now: () => number

  constructor(database: DatabaseSync, now: () => number) {
    this.#database = database
    this.#now = now
  }

  /** Throws if a unique value is taken; call `find` and `existing` first. */
  open(fields: CreateAccountRequest, accountNumber: string, idempotencyKey: string | undefined): OpenedAccount {
    const clientId = `C${randomBytes(5).toString('hex').toUpperCase()}`
    this.#database
      .prepare(
        `insert into accounts (client_id, opening_id, idempotency_key, idno, mobile, email, acc_no, contract_id, status,
           fields, at) values (?, ?, ?, ?, ?, ?, ?, ?, 'awaiting_signature', ?, ?)`,
      )
      .run(
        clientId,
        fields.opening_id,
        idempotencyKey ?? null,
        fields.idno,
        normalMobile(fields.mobile),
        fields.email.toLowerCase(),
        accountNumber,
        newContractId(),
        JSON.stringify(fields),
        new Date(this.#now()).toISOString(),
      )
    return this.#opened(clientId)
  }

  #opened(clientId: string): OpenedAccount {
    const opened = this.find('client_id', clientId)
    if (!opened) throw new Error('The account that was just opened is not there')
    return opened
  }

  find(column: Column, value: string): OpenedAccount | undefined {
    const row = this.#database.prepare(`select * from accounts where ${column} = ?`).get(value)
    return row && toAccount(row)
  }

  /**
   * The unsigned application of the same person: card, number and address are those of the request, which has proven them
   * again.
   */
  unsignedOf(given: Pick<CreateAccountRequest, IdentityField>): OpenedAccount | undefined {
    const account = this.find('idno', given.idno)
    return account !== undefined && isContinued(account, soughtOf(given)) ? account : undefined
  }

  /** An unsigned application goes on as another opening: the client stays, the record and the contract are new. */
  continue(
    { client_id }: OpenedAccount,
    fields: CreateAccountRequest,
    accountNumber: string,
    key?: string,
  ): OpenedAccount {
    this.#database
      .prepare(
        `update accounts set opening_id = ?, idempotency_key = ?, acc_no = ?, contract_id = ?, fields = ?, at = ?
           where client_id = ?`,
      )
      .run(
        fields.opening_id,
        key ?? null,
        accountNumber,
        newContractId(),
        JSON.stringify(fields),
        new Date(this.#now()).toISOString(),
        client_id,
      )
    return this.#opened(client_id)
  }

  /** Marks the account as under review, once the contract is signed. */
  review(clientId: string): void {
    this.#database.prepare("update accounts set status = 'in_review' where client_id = ?").run(clientId)
  }

  /**
   * Which of these belong to a customer. Mobile with or without its leading 0, e-mail in any letter case. An application
   * that waits for its signature makes nobody a customer: who names its own number, address and card may go on with it.
   */
  existing(given: Sought): IdentityField[] {
    const sought = soughtOf(given)
    return identityFields.filter((field) => {
      const value = sought[field]
      if (value === undefined || value === '') return false
      if (knownIdentities[field] === value) return true
      const account = this.find(field, value)
      return account !== undefined && !isContinued(account, sought)
    })
  }

  list(): OpenedAccount[] {
    return this.#database.prepare('select * from accounts order by at desc').all().map(toAccount)
  }
}

function toAccount(row: Record<string, unknown>): OpenedAccount {
  return {
    client_id: String(row['client_id']),
    acc_no: String(row['acc_no']),
    contract_id: String(row['contract_id']),
    status: row['status'] === 'in_review' ? 'in_review' : 'awaiting_signature',
    created_at: String(row['at']),
    fields: JSON.parse(String(row['fields'])) as CreateAccountRequest,
  }
}
