import type { DatabaseSync } from 'node:sqlite'

/** How long a chosen account number is held for an applicant. */
export const holdSeconds = 15 * 60

/** Account numbers that are held for an application. */
export class Holds {
  readonly #database: DatabaseSync
  readonly #now: () => number

  constructor(database: DatabaseSync, now: () => number) {
    this.#database = database
    this.#now = now
  }

  /** The application that holds the number. */
  holder(accountNumber: string): string | undefined {
    const row = this.#database
      .prepare('select opening_id from holds where acc_no = ? and held_until > ?')
      .get(accountNumber, this.#now())
    return row && String(row['opening_id'])
  }

  /** Whether the application has held the number and nobody else has since, even if the hold is over. */
  isHeldBy(accountNumber: string, applicationId: string): boolean {
    const row = this.#database
      .prepare('select 1 from holds where acc_no = ? and opening_id = ?')
      .get(accountNumber, applicationId)
    return row !== undefined
  }

  /** Holds the number and releases the one that the application held before. Returns the end of the hold. */
  hold(accountNumber: string, applicationId: string): string {
    const heldUntil = this.#now() + holdSeconds * 1000
    this.#database.prepare('delete from holds where opening_id = ? or acc_no = ?').run(applicationId, accountNumber)
    this.#database
      .prepare('insert into holds (acc_no, opening_id, held_until) values (?, ?, ?)')
      .run(accountNumber, applicationId, heldUntil)
    return new Date(heldUntil).toISOString()
  }

  release(accountNumber: string, applicationId: string): void {
    this.#database.prepare('delete from holds where acc_no = ? and opening_id = ?').run(accountNumber, applicationId)
  }
}
