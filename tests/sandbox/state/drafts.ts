import type { DatabaseSync } from 'node:sqlite'

import type { SaveStepRequest } from '@/lib/backends/trading/application-schemas'

/** A visit to a branch, requested with the older short form. */
export interface Appointment {
  readonly date: string
  readonly time: string
  readonly fields: SaveStepRequest['data']
}

/** Saved steps of applications; saving a step again replaces it. */
export class Drafts {
  readonly #database: DatabaseSync
  readonly #now: () => number

  constructor(database: DatabaseSync, now: () => number) {
    this.#database = database
    this.#now = now
  }

  /** Returns the time of saving, ISO 8601. */
  save({ opening_id, step, data, appointment }: SaveStepRequest): string {
    const at = new Date(this.#now()).toISOString()
    this.#database
      .prepare(
        `insert into drafts (opening_id, step, idno, fields, appointment, at) values (?, ?, ?, ?, ?, ?)
         on conflict (opening_id, step) do update set idno = excluded.idno, fields = excluded.fields,
           appointment = excluded.appointment, at = excluded.at`,
      )
      .run(
        opening_id,
        step,
        data.idno ?? null,
        JSON.stringify(data),
        appointment ? JSON.stringify(appointment) : null,
        at,
      )
    return at
  }

  /** The last saved step of an id number. */
  lastStep(idno: string): string | undefined {
    const row = this.#database
      .prepare('select step from drafts where idno = ? order by at desc, step desc limit 1')
      .get(idno)
    return row && String(row['step'])
  }

  /** Newest first. */
  appointments(): Appointment[] {
    const rows = this.#database
      .prepare('select fields, appointment from drafts where appointment is not null order by at desc')
      .all()
    return rows.map(({ fields, appointment }) => ({
      ...(JSON.parse(String(appointment)) as { date: string; time: string }),
      fields: JSON.parse(String(fields)) as SaveStepRequest['data'],
    }))
  }
}
