import type { DatabaseSync } from 'node:sqlite'

import type { SandboxConfig } from './config'
import { Content } from './wire/content'
import { SeedClock } from './seed/clock'
import { LiveMarket } from './seed/market/live-market'
import { createSeed } from './seed/seed'
import { Accounts } from './state/accounts'
import { Checks } from './state/checks'
import { Contracts } from './state/contracts'
import { clearDatabase, openDatabase } from './state/database'
import { Drafts } from './state/drafts'
import { Edits } from './state/edits'
import { Faults } from './state/faults'
import { Holds } from './state/holds'
import { Journal } from './state/journal'
import { Messages } from './state/messages'
import { Otps } from './state/otps'
import { Outbox } from './state/outbox'
import { Tokens } from './state/tokens'
import { Uploads } from './state/uploads'

/** The state of one sandbox, passed to each handler. */
export class Sandbox {
  readonly config: SandboxConfig
  readonly now: () => number
  readonly database: DatabaseSync
  readonly journal = new Journal()
  readonly faults = new Faults()
  readonly outbox: Outbox
  readonly otps: Otps
  readonly accounts: Accounts
  readonly holds: Holds
  readonly drafts: Drafts
  readonly contracts: Contracts
  readonly checks: Checks
  readonly tokens: Tokens
  readonly uploads: Uploads
  readonly messages: Messages
  readonly edits: Edits
  /** Dated around the moment the sandbox started. */
  readonly content: Content
  readonly market: LiveMarket

  /** `file` is a path or `:memory:`; `now` gives milliseconds since the epoch, so that tests can move the clock. */
  constructor(config: SandboxConfig, file: string, now: () => number = Date.now) {
    this.config = config
    this.now = now
    this.database = openDatabase(file)
    this.outbox = new Outbox(this.database, now)
    this.otps = new Otps(this.database, now, config.otpResendSeconds)
    this.accounts = new Accounts(this.database, now)
    this.holds = new Holds(this.database, now)
    this.drafts = new Drafts(this.database, now)
    this.contracts = new Contracts(this.database)
    this.checks = new Checks(this.database, now)
    this.tokens = new Tokens(now)
    this.uploads = new Uploads(this.database, now)
    this.messages = new Messages(this.database, now)
    this.edits = new Edits(this.database)
    this.content = new Content(createSeed(new Date(now())), config.scale)
    this.market = new LiveMarket(new SeedClock(new Date(now())), now)
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
