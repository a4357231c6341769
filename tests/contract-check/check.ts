import type { Endpoint, Service } from '@/lib/backends/endpoint'
import { endpointTables } from '@/lib/backends/gateway/allow-list'
import { parseAnswer } from '@/lib/backends/http/parse-answer'
import { requestPath } from '@/lib/backends/http/request-path'
import { withLeftOut } from '@/lib/backends/rows-of'

import { type Known, type SampleCall, sampleCalls } from './calls'
import { notCalled } from './not-called'
import { remarksOn } from './remarks'

export type Verdict = 'fits' | 'fits with remarks' | 'breaks' | 'not called'

export interface Checked {
  readonly service: Service
  /** Method, path and what the call was about. */
  readonly call: string
  readonly verdict: Verdict
  readonly details: readonly string[]
}

export interface CheckOptions {
  /** Base address of each service to check. */
  readonly bases: Readonly<Partial<Record<Service, string>>>
  /** Wire name of the language. */
  readonly locale: string
  /** Path of the reports at the main API, without leading slash. */
  readonly reportsPath: string
  readonly timeoutMs: number
}

/** Calls every given service and compares the answers with the schemas that the site parses them by. */
export async function checkContract(options: CheckOptions): Promise<readonly Checked[]> {
  const checked: Checked[] = []
  for (const [service, base] of Object.entries(options.bases) as [Service, string][]) {
    const known: Known = new Map()
    const calls = sampleCalls[service] ?? []
    for (const call of calls) {
      const endpoint = endpointTables[service][call.endpoint]
      if (!endpoint) throw new Error(`${service} has no endpoint ${call.endpoint}`)
      // oxlint-disable-next-line no-await-in-loop -- later calls need what earlier ones answered
      const outcome = await checkCall(base.replace(/\/+$/, ''), endpoint, call, known, options)
      const about = call.about === undefined ? '' : ` (${call.about})`
      checked.push({ service, call: `${endpoint.method} ${endpoint.path}${about}`, ...outcome })
    }
    const called = new Set(calls.map(({ endpoint }) => endpoint))
    for (const [name, { method, path }] of Object.entries(endpointTables[service])) {
      if (called.has(name)) continue
      const reason = notCalled[service]?.[name]
      if (reason === undefined) throw new Error(`${service} ${name} is neither called nor excepted with a reason`)
      checked.push({ service, call: `${method} ${path}`, verdict: 'not called', details: [reason] })
    }
  }
  return checked
}

type Outcome = Pick<Checked, 'verdict' | 'details'>

const breaks = (...details: readonly string[]): Outcome => ({ verdict: 'breaks', details })

async function checkCall(
  base: string,
  endpoint: Endpoint,
  call: SampleCall,
  known: Known,
  { locale, reportsPath, timeoutMs }: CheckOptions,
): Promise<Outcome> {
  const sample = call.sample(known)
  if (sample === null) return { verdict: 'not called', details: ['earlier answers have nothing to ask for'] }
  const path = endpoint.upstreamPath === undefined ? requestPath(endpoint.path, sample.params) : reportsPath
  const url = new URL(`${base}/${path}`)
  for (const [name, value] of Object.entries(sample.query ?? {})) url.searchParams.set(name, String(value))
  let status: number
  let text: string
  try {
    const response = await fetch(url, {
      method: endpoint.method,
      headers: {
        locale,
        accept: 'application/json',
        ...(endpoint.body === 'json' && { 'content-type': 'application/json' }),
      },
      ...(sample.json !== undefined && { body: JSON.stringify(sample.json) }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    status = response.status
    text = await response.text()
  } catch (error) {
    return breaks(error instanceof DOMException ? `no answer in ${timeoutMs} ms` : 'no connection')
  }
  if (status < 200 || status >= 300) return breaks(`HTTP ${status}`)
  const { value: parsed, leftOut } = withLeftOut(() => parseAnswer(endpoint, status, text))
  if (!parsed.ok) return breaks(...parsed.error, ...Object.keys(leftOut))
  call.learn?.(parsed.value, known)
  const details = [
    ...Object.entries(leftOut).map(([reason, count]) => `rows left out: ${count} (${reason})`),
    ...remarksOn(call.endpoint, parsed.value, base),
  ]
  return { verdict: details.length === 0 ? 'fits' : 'fits with remarks', details }
}
