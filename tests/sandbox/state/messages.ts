import type { DatabaseSync } from 'node:sqlite'

export type MessageKind = 'contact' | 'cv' | 'cv-student'

export interface StoredMessage {
  readonly id: number
  readonly kind: MessageKind
  readonly fields: Readonly<Record<string, unknown>>
  readonly at: string
}

/** What visitors sent through the contact form and the CV forms. */
export class Messages {
  readonly #database: DatabaseSync
  readonly #now: () => number

  constructor(database: DatabaseSync, now: () => number) {
    this.#database = database
    this.#now = now
  }

  /** The same key gives the first message back instead of a second one. */
  add(kind: MessageKind, fields: Readonly<Record<string, unknown>>, idempotencyKey?: string): { id: number } {
    const known =
      idempotencyKey === undefined
        ? undefined
        : this.#database.prepare('select id from messages where idempotency_key = ?').get(idempotencyKey)
    if (known) return { id: Number(known['id']) }
    const { lastInsertRowid } = this.#database
      .prepare('insert into messages (kind, fields, idempotency_key, at) values (?, ?, ?, ?)')
      .run(kind, JSON.stringify(fields), idempotencyKey ?? null, new Date(this.#now()).toISOString())
    return { id: Number(lastInsertRowid) }
  }

  list(): StoredMessage[] {
    return this.#database
      .prepare('select * from messages order by id desc')
      .all()
      .map((row) => ({
        id: Number(row['id']),
        kind: row['kind'] as MessageKind,
        fields: JSON.parse(String(row['fields'])) as Record<string, unknown>,
        at: String(row['at']),
      }))
  }
}
