import { create } from 'axios'
import { afterAll, beforeAll, vi } from 'vitest'

import { createAxiosClient } from '@/lib/backends/http/axios-client'
import type { HttpClient } from '@/lib/backends/http/http-client'
import type { Locale } from '@/lib/platform/i18n/locales'

import { createSandbox, type RunnableSandbox } from '../../sandbox/create-sandbox'
import { readConfig } from '../../sandbox/config'
import { listen, type RunningServer } from '../../sandbox/http/node-server'
import { serviceBases, type ServiceName } from '../../sandbox/http/service'

type Service = Exclude<ServiceName, 'media'>

/** Variables that name real backends, as in .env.example. All but the optional ones, or the sandbox is used. */
const variables: Readonly<Record<Service, string>> = {
  main: 'MAIN_API_URL',
  news: 'NEWS_API_URL',
  video: 'VIDEO_API_URL',
  account: 'ACCOUNT_API_URL',
  trading: 'TRADING_API_URL',
  ekyc: 'EKYC_API_URL',
  identity: 'IDENTITY_API_URL',
  'bank-list': 'BANK_LIST_API_URL',
  'payment-app': 'PAYMENT_APP_API_URL',
  market: 'MARKET_API_URL',
}

/** Backends that a site can do without. */
const optional: readonly string[] = [variables.market]

const named = Object.values(variables).every((name) => optional.includes(name) || process.env[name])

/** Whether the suite runs against a sandbox of its own, whose outbox can be read and whose inputs have fixed meanings. */
export const againstSandbox = !named

/** The backends under test: those that the environment names, else a sandbox on a free port for each test file. */
export class Backends {
  #sandbox: RunnableSandbox | undefined
  #server: RunningServer | undefined
  /** Milliseconds added to the sandbox's clock. */
  clockOffset = 0

  async start(): Promise<void> {
    if (named) return
    this.#sandbox = createSandbox({
      config: { ...readConfig({}), directory: '.sandbox/contract' },
      now: () => Date.now() + this.clockOffset,
    })
    this.#server = await listen(this.#sandbox.handlers, 0)
  }

  async stop(): Promise<void> {
    this.#sandbox?.state.faults.clear()
    await this.#server?.close()
    this.#sandbox?.state.close()
  }

  /** State of the sandbox; only for tests that are `runIf(againstSandbox)`. */
  get sandbox() {
    if (!this.#sandbox) throw new Error('Not against the sandbox')
    return this.#sandbox.state
  }

  get url(): string {
    return this.#server?.url ?? ''
  }

  /** A client as the site's server uses it, with the secrets that the gateway adds. It tries each call once. */
  client(service: Service, locale: Locale = 'vi', headers: Record<string, string> = {}): HttpClient {
    const baseUrl = process.env[variables[service]] ?? `${this.url}${serviceBases[service]}`
    const secrets: Record<string, string> =
      service === 'trading' ? { 'access-key': process.env['OTP_ACCESS_KEY'] ?? this.sandbox.config.otpAccessKey } : {}
    const instance = create({ headers: { ...secrets, ...headers } })
    return createAxiosClient({
      axios: instance,
      baseUrl,
      locale,
      // The path of the reports is a setting of the site; this is its default.
      pathOf: ({ path }) => (path === 'reports' ? 'categories/fe/1441/article' : path),
      retry: { tries: 1, baseMs: 0, maxMs: 0 },
    })
  }
}

/** Drawing and reading the cards of one applicant takes a second, several on a busy machine. */
const testTimeout = 60_000

/** Backends for the tests of one file. */
export function useBackends(): Backends {
  vi.setConfig({ testTimeout, hookTimeout: testTimeout })
  const backends = new Backends()
  beforeAll(() => backends.start())
  afterAll(() => backends.stop())
  return backends
}
