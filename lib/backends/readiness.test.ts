import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { testEnv } from '@/tests/factories/gateway'

import { BackendProbe } from './readiness'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

test('probes once for many callers, repeats what it found for ten seconds, and reports changes only', async () => {
  let isDown = true
  let calls = 0
  server.use(
    http.head('*', ({ request }) => {
      calls += 1
      return new HttpResponse(null, { status: isDown && request.url.startsWith(testEnv.NEWS_API_URL) ? 503 : 404 })
    }),
  )
  const changes: (readonly string[])[] = []
  let now = 0
  const probe = new BackendProbe(
    testEnv,
    (down) => changes.push(down),
    () => now,
  )
  const answers = await Promise.all(Array.from({ length: 20 }, async () => probe.down()))
  expect(new Set(answers.map((down) => down.join()))).toEqual(new Set(['news']))
  expect(calls).toBe(9)
  isDown = false
  now = 9000
  expect(await probe.down()).toEqual(['news'])
  now = 10_000
  expect(await probe.down()).toEqual([])
  expect(calls).toBe(18)
  now = 30_000
  await probe.down()
  expect(changes).toEqual([['news'], []])
})
