import type { HttpHandler } from 'msw'

import { readConfig, type SandboxConfig } from './config'
import { controlHandlers } from './controls/control-handlers'
import { proofHandlers } from './controls/proof-handlers'
import { specimenHandlers } from './controls/specimen-handlers'
import { endpoints } from './endpoints'
import { toHandlers } from './http/to-handlers'
import { pageHandler } from './page/page-handler'
import { Sandbox } from './sandbox-state'
import { thirdPartyHandlers } from './third-parties/third-party-handlers'

interface SandboxOptions {
  readonly config?: SandboxConfig
  /** Path of the database; kept in memory unless told. */
  readonly file?: string
  readonly now?: () => number
  /** Origin that the handlers answer at; any unless told. */
  readonly origin?: string
}

export interface RunnableSandbox {
  readonly state: Sandbox
  /** For msw: `setupServer(...handlers)` in unit tests, `getResponse` in the process. */
  readonly handlers: HttpHandler[]
}

/** A whole sandbox. Two of them share nothing. Call `state.close()` when done. */
export function createSandbox(options: SandboxOptions = {}): RunnableSandbox {
  const state = new Sandbox(options.config ?? readConfig({}), options.file ?? ':memory:', options.now)
  const handlers = [
    ...controlHandlers(state, options.origin),
    ...proofHandlers(state, options.origin),
    ...specimenHandlers(state, options.origin),
    ...thirdPartyHandlers(options.origin),
    ...toHandlers(endpoints, state, options.origin),
    // Last: without an origin its path stands for every one that ends in a slash, and a backend's path may.
    pageHandler(state, options.origin),
  ]
  return { state, handlers }
}
