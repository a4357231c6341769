import { applicationHeader } from '@/lib/backends/application-header'
import type { Backends } from '@/tests/contract/support/backends'
import { gatewayForTest } from '@/tests/factories/gateway'

import { sandboxSecrets } from '../../scripts/lib/sandbox-environment.mjs'

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

/** What an attempt led to: nothing was opened, and the refusal can be counted. */
export function refusal(status: number, code?: string) {
  return { status, code, opened: 0, reported: status }
}

/** A gateway before a sandbox, for as many browsers as a test needs. */
export function hostileWorld(sandboxUrl: string, now: () => Date) {
  const reports: { path: string; status: number; code?: string }[] = []
  const settings = {
    ACCOUNT_API_URL: `${sandboxUrl}/account`,
    TRADING_API_URL: `${sandboxUrl}/trading`,
    EKYC_API_URL: `${sandboxUrl}/ekyc`,
    IDENTITY_API_URL: `${sandboxUrl}/identity`,
    SITE_URL: 'http://127.0.0.1',
    RATE_LIMITS: '*.address=9000/600 *.recipient=9000/600 *.found=9000/600',
    ...sandboxSecrets,
  }
  const { request, drawChallenge } = gatewayForTest(settings, (report) => void reports.push(report), now)

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
  async function outcomeOf(attempt: Promise<Attempt>, { sandbox }: Backends) {
    const before = sandbox.accounts.list().length
    const { status, code } = await attempt
    const opened = sandbox.accounts.list().length - before
    return {
      status,
      ...(code === 'NOT_ALLOWED' || code === 'BAD_REQUEST' ? {} : { code }),
      opened,
      reported: reports.at(-1)?.status,
    }
  }
  return { openBrowser, outcomeOf }
}
