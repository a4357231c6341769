import type { ServiceName } from '../http/service'

export interface JournalEntry {
  readonly service: ServiceName
  readonly method: string
  /** Relative to the service's base. */
  readonly path: string
  readonly query: Record<string, string>
  /** All of them, secrets too: tests check the locale and the access key here. */
  readonly headers: Record<string, string>
  readonly at: string
  /** Names of the fields that carried something; absent where the call was refused before its body was read. */
  fields?: readonly string[]
  /** The status answered, or the fault that took its place; absent while the call is under way. */
  outcome?: number | string
}

const limit = 20_000

/** Every call that reached a backend, newest first. Bodies are left out: they hold what applicants typed. */
export class Journal {
  #entries: JournalEntry[] = []

  add(entry: JournalEntry): JournalEntry {
    if (this.#entries.length >= limit) this.#entries = this.#entries.slice(limit / 2)
    this.#entries.push(entry)
    return entry
  }

  list(service?: string): readonly JournalEntry[] {
    const newest = this.#entries.toReversed()
    return service ? newest.filter((entry) => entry.service === service) : newest
  }

  clear(): void {
    this.#entries = []
  }
}
