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

  add(kind: MessageKind, fields: Readonly<Record<string, unknown>>): StoredMessage {
    const at = new Date(this.#now()).toISOString()
    const { lastInsertRowid } = this.#database
      .prepare('insert into messages (kind, fields, at) values (?, ?, ?)')
      .run(kind, JSON.stringify(fields), at)
    return { id: Number(lastInsertRowid), kind, fields, at }
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
