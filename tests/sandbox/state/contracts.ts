import { randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

export interface Contract {
  readonly contractId: string
  /** Part of the contract's address: who does not know it does not get the file. */
  readonly token: string
  readonly unsigned: Uint8Array<ArrayBuffer>
  readonly signed: Uint8Array<ArrayBuffer> | undefined
  readonly signedAt: string | undefined
  /** OTP transaction by which it was signed. */
  readonly transactionId: string | undefined
}

/** Contract PDFs, before and after the signature. */
export class Contracts {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  add(contractId: string, unsigned: Uint8Array): void {
    this.#database
      .prepare('insert or ignore into contracts (contract_id, token, unsigned) values (?, ?, ?)')
      .run(contractId, randomBytes(18).toString('base64url'), unsigned)
  }

  find(contractId: string): Contract | undefined {
    const row = this.#database.prepare('select * from contracts where contract_id = ?').get(contractId)
    if (!row) return undefined
    return {
      contractId,
      token: String(row['token']),
      unsigned: new Uint8Array(row['unsigned'] as Uint8Array),
      signed: row['signed'] === null ? undefined : new Uint8Array(row['signed'] as Uint8Array),
      signedAt: row['signed_at'] === null ? undefined : String(row['signed_at']),
      transactionId: row['transaction_id'] === null ? undefined : String(row['transaction_id']),
    }
  }

  sign(contractId: string, signed: Uint8Array, signedAt: string, transactionId: string): void {
    this.#database
      .prepare('update contracts set signed = ?, signed_at = ?, transaction_id = ? where contract_id = ?')
      .run(signed, signedAt, transactionId, contractId)
  }
}
