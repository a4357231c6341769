import { expect, test } from 'vitest'

import { applicationHeader } from '@/lib/backends/application-header'
import { createRateLimiter } from '@/lib/platform/security/rate-limiter'
import { gatewayForTest, provenOpening, siteUrl, testEnv } from '@/tests/factories/gateway'

import { putHandoff, takeHandoff } from './handoff'
import { createHandoffBox, keptSeconds } from './handoff-box'

const sealed = 'A'.repeat(400)

async function world() {
  let now = 0
  const { cookie } = gatewayForTest()
  const limiter = createRateLimiter({ limits: testEnv.RATE_LIMITS, secret: testEnv.REVALIDATE_SECRET })
  const box = createHandoffBox(undefined, () => now)
  const dependencies = { env: testEnv, limiter, cookie, box, report: () => {} }
  const own = (await cookie.seal(provenOpening, new Date())).replace(/;.*/, '')
  function send(handle: typeof putHandoff, body: unknown, headers: Record<string, string> = {}) {
    const all = {
      'sec-fetch-site': 'same-origin',
      origin: siteUrl,
      cookie: own,
      [applicationHeader]: provenOpening.application,
      ...headers,
    }
    return handle(new Request(siteUrl, { method: 'POST', headers: all, body: JSON.stringify(body) }), dependencies)
  }
  const put = async () => (await (await send(putHandoff, { sealed })).json()) as { number: string }
  return { send, put, pass: (seconds: number) => void (now += seconds * 1000) }
}

test('what was left is taken once, by whoever knows its number', async () => {
  const { send, put } = await world()
  const { number } = await put()
  const taken = await send(takeHandoff, { number }, { cookie: '', [applicationHeader]: '' })
  expect([taken.status, await taken.json(), taken.headers.get('cache-control')]).toEqual([200, { sealed }, 'no-store'])
  expect((await send(takeHandoff, { number })).status).toBe(404)
})

test('nothing is left after its time, and a guess finds nothing', async () => {
  const { send, put, pass } = await world()
  const { number } = await put()
  pass(keptSeconds)
  expect((await send(takeHandoff, { number })).status).toBe(404)
  expect((await send(takeHandoff, { number: 'x'.repeat(22) })).status).toBe(404)
  expect((await send(takeHandoff, { number: 'short' })).status).toBe(404)
})

test.each([
  ['a browser without an opening', { cookie: '' }, 403],
  ['another draft than the cookie’s', { [applicationHeader]: crypto.randomUUID() }, 403],
  ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
] as const)('%s leaves nothing', async (_, headers, status) => {
  const { send } = await world()
  expect((await send(putHandoff, { sealed }, headers)).status).toBe(status)
})

test.each([
  ['too much', { sealed: 'A'.repeat(30_000) }, 413],
  ['text in clear', { sealed: '{"mobile":"0912345678"}' }, 422],
  ['more than was asked for', { sealed, expires: '2099-01-01' }, 422],
])('%s is refused', async (_, body, status) => {
  const { send } = await world()
  expect((await send(putHandoff, body)).status).toBe(status)
})

test('a flood drops the oldest and never grows', async () => {
  const box = createHandoffBox(undefined)
  const first = await box.put(sealed)
  for (let count = 0; count < 500; count += 1) await box.put(sealed)
  expect(await box.take(first)).toBeNull()
})
