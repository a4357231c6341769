import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { endpointTables, gatewayMethod } from '@/lib/backends/gateway/allow-list'
import { handleGatewayRequest } from '@/lib/backends/gateway/gateway'
import { putHandoff, takeHandoff } from '@/lib/backends/gateway/handoff'
import { gatewayDependencies, handoffDependencies } from '@/lib/backends/gateway/instance'
import { drawChallenge } from '@/lib/backends/gateway/liveness-challenge'
import { connectionAddressHeader } from '@/lib/platform/http/client-address'
import { log } from '@/lib/platform/log/logger'
import { gatewaySettings, siteUrl } from '@/tests/factories/gateway'

import { counted } from './metrics'

/** Calls that an address may make in these tests. */
const points = 5

/** Every call that a browser may make: look-ups cost a backend its time, too. */
const declared = Object.entries(endpointTables).flatMap(([service, table]) =>
  Object.entries(table)
    .filter(([, { browser }]) => browser)
    .map(([name, endpoint]) => ({
      name: `${service}.${name}`,
      service,
      method: gatewayMethod(endpoint),
      path: endpoint.path,
      url: `/api/gateway/${service}/${endpoint.path.replaceAll(/\{\w+\}/g, 'x')}`,
      limit: `${endpoint.limit ?? 'read'}.address`,
      send: (request: Request) => handleGatewayRequest(request, gatewayDependencies()),
    })),
)

const own = [
  {
    path: 'liveness-challenge',
    limit: 'ocr.address',
    send: (request: Request) => drawChallenge(request, gatewayDependencies()),
  },
  { path: 'handoff', limit: 'lookup.address', send: (request: Request) => putHandoff(request, handoffDependencies()) },
  {
    path: 'handoff/take',
    limit: 'lookup.address',
    send: (request: Request) => takeHandoff(request, handoffDependencies()),
  },
].map((call) => ({ ...call, name: `site.${call.path}`, service: 'site', method: 'POST', url: `/api/${call.path}` }))

const calls = [...declared, ...own]

/** Headers by which clients claim another address. */
const claims = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'true-client-ip', 'cf-connecting-ip', 'x-client-ip']

const backends = setupServer(http.all('http://*.test/*', () => HttpResponse.json({})))

beforeAll(() => {
  backends.listen({ onUnhandledFrame: 'error' })
  for (const [name, value] of Object.entries({ ...gatewaySettings, RATE_LIMITS: `*.address=${points}/600` })) {
    vi.stubEnv(name, value)
  }
  vi.stubEnv('LOG_LEVEL', 'silent')
  // Both read the environment now, which is restored after the first test.
  log()
  gatewayDependencies()
})

afterAll(() => backends.close())

describe('a flood of each call', () => {
  it('covers them all', () => {
    expect(calls.length).toBeGreaterThan(40)
  })

  it.each(calls.map((call, index) => [call.name, call, index] as const))(
    '%s: is refused beyond the limit of its address, whatever address it claims, and is counted',
    async (_, { service, method, path, url, limit, send }, index) => {
      const statuses: number[] = []
      const waits: number[] = []
      for (let sent = 0; sent < points + 3; sent += 1) {
        const claimed = Object.fromEntries(claims.map((name) => [name, `203.0.113.${index * 7 + sent}`]))
        const headers = {
          ...claimed,
          [connectionAddressHeader]: `198.51.100.${index}`,
          'sec-fetch-site': 'same-origin',
          origin: siteUrl,
        }
        // oxlint-disable-next-line no-await-in-loop -- one call after the other
        const answer = await send(new Request(siteUrl + url, { method, headers }))
        statuses.push(answer.status)
        waits.push(Number(answer.headers.get('retry-after') ?? 0))
      }
      expect(statuses.slice(0, points)).not.toContain(429)
      expect(statuses.slice(points)).toEqual([429, 429, 429])
      expect(waits.slice(points).every((seconds) => seconds > 0)).toBe(true)
      expect(await counted('gateway.calls', { service, path, status: 429 })).toBe(3)
      expect(await counted('gateway.limited', { limit })).toBeGreaterThanOrEqual(3)
    },
  )
})
