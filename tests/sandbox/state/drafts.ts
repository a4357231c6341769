import type { DatabaseSync } from 'node:sqlite'

import type { SaveStepRequest } from '@/lib/api/trading/opening-schemas'

/** Steps of openings as the wizard left them; saving a step again replaces it. */
export class Drafts {
  readonly #database: DatabaseSync
  readonly #now: () => number

  constructor(database: DatabaseSync, now: () => number) {
    this.#database = database
    this.#now = now
  }

  /** Returns when it was saved. */
  save({ opening_id, step, data }: SaveStepRequest): string {
    const at = new Date(this.#now()).toISOString()
    this.#database
      .prepare(
        `insert into drafts (opening_id, step, idno, fields, at) values (?, ?, ?, ?, ?)
         on conflict (opening_id, step) do update set idno = excluded.idno, fields = excluded.fields, at = excluded.at`,
      )
      .run(opening_id, step, data.idno ?? null, JSON.stringify(data), at)
    return at
  }

  /** The step that was saved last for an id number. */
  lastStep(idno: string): string | undefined {
    const row = this.#database
      .prepare('select step from drafts where idno = ? order by at desc, step desc limit 1')
      .get(idno)
    return row && String(row['step'])
  }
}
