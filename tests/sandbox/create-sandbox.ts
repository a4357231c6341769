import type { HttpHandler } from 'msw'

import { readConfig, type SandboxConfig } from './config'
import { controlHandlers } from './controls/control-handlers'
import { proofHandlers } from './controls/proof-handlers'
import { specimenHandlers } from './controls/specimen-handlers'
import { toHandlers } from './http/to-handlers'
import { openApiHandlers } from './page/openapi-handler'
import { pageHandler } from './page/page-handler'
import { Sandbox } from './sandbox-state'
import { serviceRoutes } from './services/service-routes'
import { thirdPartyHandlers } from './third-parties/third-party-handlers'

interface SandboxOptions {
  readonly config?: SandboxConfig
  /** Path of the database; in memory by default. */
  readonly file?: string
  readonly now?: () => number
  /** Origin at which the handlers answer; any by default. */
  readonly origin?: string
}

export interface RunnableSandbox {
  readonly state: Sandbox
  /** For msw: `setupServer(...handlers)` in unit tests, `getResponse` in the process. */
  readonly handlers: HttpHandler[]
}

/** A complete sandbox; two of them share nothing. Call `state.close()` when done. */
export function createSandbox(options: SandboxOptions = {}): RunnableSandbox {
  const state = new Sandbox(options.config ?? readConfig({}), options.file ?? ':memory:', options.now)
  const handlers = [
    ...controlHandlers(state, options.origin),
    ...proofHandlers(state, options.origin),
    ...specimenHandlers(state, options.origin),
    ...openApiHandlers(options.origin),
    ...thirdPartyHandlers(options.origin),
    ...toHandlers(serviceRoutes(state.config), state, options.origin),
    // Last: without an origin its path matches every path that ends in a slash, and a backend's path may.
    pageHandler(state, options.origin),
  ]
  return { state, handlers }
}
