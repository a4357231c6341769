import type { DatabaseSync } from 'node:sqlite'

import type { SandboxConfig } from './config'
import { clearDatabase, openDatabase } from './state/database'
import { Faults } from './state/faults'
import { Journal } from './state/journal'
import { Otps } from './state/otps'
import { Outbox } from './state/outbox'

/** Everything that one sandbox holds; endpoints get it with each call. */
export class Sandbox {
  readonly config: SandboxConfig
  readonly now: () => number
  readonly database: DatabaseSync
  readonly journal = new Journal()
  readonly faults = new Faults()
  readonly outbox: Outbox
  readonly otps: Otps

  /** `file` is a path or `:memory:`; `now` gives milliseconds since the epoch, so that tests can move the clock. */
  constructor(config: SandboxConfig, file: string, now: () => number = Date.now) {
    this.config = config
    this.now = now
    this.database = openDatabase(file)
    this.outbox = new Outbox(this.database, now)
    this.otps = new Otps(this.database, now, config.otpResendSeconds)
  }

  /** Seed state, no faults, empty outbox and journal. */
  reset(): void {
    clearDatabase(this.database)
    this.journal.clear()
    this.faults.clear()
  }

  close(): void {
    this.faults.clear()
    this.database.close()
  }
}
