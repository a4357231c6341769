import type { DatabaseSync } from 'node:sqlite'

/** Static content that was edited here: code to the fields that differ from the seed. */
export class Edits {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  save(code: string, fields: Readonly<Record<string, unknown>>): void {
    const merged = { ...this.of(code), ...fields }
    this.#database
      .prepare(
        'insert into edits (code, fields) values (?, ?) on conflict (code) do update set fields = excluded.fields',
      )
      .run(code, JSON.stringify(merged))
  }

  of(code: string): Record<string, unknown> {
    const row = this.#database.prepare('select fields from edits where code = ?').get(code)
    return row ? (JSON.parse(String(row['fields'])) as Record<string, unknown>) : {}
  }
}
