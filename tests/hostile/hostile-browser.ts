import { createHash } from 'node:crypto'

import { vi } from 'vitest'

import { applicationHeader } from '@/lib/backends/application-header'
import { reportCall } from '@/lib/backends/gateway/instance'
import { log } from '@/lib/platform/log/logger'
import type { Backends } from '@/tests/contract/support/backends'
import { gatewayForTest } from '@/tests/factories/gateway'

import { sandboxSecrets } from '../../scripts/lib/sandbox-environment.mjs'
import { countedBy } from './metrics'

/** What a call answered: its status, its code, its body. */
export interface Attempt {
  readonly status: number
  readonly code: string | undefined
  readonly body: unknown
}

const challengePath = 'liveness-challenge'

interface Options {
  readonly method?: string
  readonly json?: unknown
  readonly form?: FormData
  readonly headers?: Readonly<Record<string, string>>
}

/** A client that keeps its cookie, and may forge, keep back or lend it. */
export interface HostileBrowser {
  cookie: string
  application: string
  readonly call: (path: string, options?: Options) => Promise<Attempt>
}

/** What an attempt led to: the backends hold what they held before, and the refusal was counted. */
export function refusal(status: number, code?: string) {
  return { status, code, changed: [], counted: 1 }
}

/** Every table of the backends with a digest of its rows. */
function stateOf({ sandbox: { database } }: Backends): ReadonlyMap<string, string> {
  const tables = database.prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'")
  return new Map(
    tables.all().map(({ name }) => {
      const digest = createHash('sha256')
      const values = database
        .prepare(`select * from "${String(name)}"`)
        .all()
        .flatMap(Object.values)
      // Pictures and contracts are bytes.
      for (const value of values) digest.update(value instanceof Uint8Array ? value : `${String(value)}\n`)
      return [String(name), digest.digest('hex')]
    }),
  )
}

/** A gateway before a sandbox, with the site's own metrics, for as many browsers as a test needs. */
export function hostileWorld(sandboxUrl: string, now: () => Date) {
  // The log is opened once for the process.
  vi.stubEnv('LOG_LEVEL', 'silent')
  log()
  const settings = {
    ACCOUNT_API_URL: `${sandboxUrl}/account`,
    TRADING_API_URL: `${sandboxUrl}/trading`,
    EKYC_API_URL: `${sandboxUrl}/ekyc`,
    IDENTITY_API_URL: `${sandboxUrl}/identity`,
    SITE_URL: 'http://127.0.0.1',
    RATE_LIMITS: '*.address=9000/600 *.recipient=9000/600 *.found=9000/600',
    ...sandboxSecrets,
  }
  const { request, drawChallenge } = gatewayForTest(settings, reportCall, now)

  function openBrowser(): HostileBrowser {
    const browser: HostileBrowser = {
      cookie: '',
      application: crypto.randomUUID(),
      async call(path, { method, json, form, headers = {} } = {}) {
        const all = new Headers({
          'sec-fetch-site': 'same-origin',
          origin: 'http://127.0.0.1',
          [applicationHeader]: browser.application,
          cookie: browser.cookie,
          ...(json !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        })
        const body = json === undefined ? (form ?? null) : JSON.stringify(json)
        const isChallenge = path === challengePath
        const url = `http://127.0.0.1/api/${isChallenge ? '' : 'gateway/'}${path}`
        const answer = await (isChallenge ? drawChallenge : request)(
          new Request(url, { method: method ?? (body === null ? 'GET' : 'POST'), headers: all, body }),
        )
        const [set] = answer.headers.getSetCookie()
        if (set !== undefined) browser.cookie = set.slice(0, set.indexOf(';'))
        const parsed: unknown = answer.headers.get('content-type')?.includes('json') ? await answer.json() : null
        const code =
          typeof parsed === 'object' && parsed !== null ? (Reflect.get(parsed, 'code') as unknown) : undefined
        return { status: answer.status, code: typeof code === 'string' ? code : undefined, body: parsed }
      },
    }
    return browser
  }
  async function outcomeOf(attempt: () => Promise<Attempt>, backends: Backends) {
    const before = stateOf(backends)
    const earlier = await countedBy('gateway.calls', 'status')
    const { status, code } = await attempt()
    const after = stateOf(backends)
    const calls = await countedBy('gateway.calls', 'status')
    return {
      status,
      ...(code === 'NOT_ALLOWED' || code === 'BAD_REQUEST' ? {} : { code }),
      changed: [...after.keys()].filter((table) => after.get(table) !== before.get(table)),
      counted: (calls.get(status) ?? 0) - (earlier.get(status) ?? 0),
    }
  }
  return { openBrowser, outcomeOf }
}
