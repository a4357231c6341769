import { afterEach, describe, expect, it } from 'vitest'

import { createMainApi } from '@/lib/backends/main/main-api'

import { againstSandbox, useBackends } from './support/backends'
import { failureOf, valueOf } from './support/value-of'

const backends = useBackends()
const menu = () => createMainApi(backends.client('main')).menu()

/** What the site makes of what goes wrong: the error catalogue of docs/specification.md#failures, over real connections. */
describe.runIf(againstSandbox)('failures', () => {
  afterEach(() => backends.sandbox.faults.clear())

  it.each([
    [500, { message: 'Something wrong' }, { kind: 'server', status: 500 }],
    [422, { message: { email: ['taken'] } }, { kind: 'field-errors', fields: { byField: { email: ['taken'] } } }],
    [409, { message: { 'error-message': ['busy'] } }, { kind: 'field-errors', fields: { banner: ['busy'] } }],
    [400, { message: { 'banks.0.bank_acc': ['short'] } }, { fields: { indexed: [{ list: 'banks', index: 0 }] } }],
    [401, {}, { kind: 'unauthorized' }],
    [403, {}, { kind: 'forbidden' }],
    [404, {}, { kind: 'not-found' }],
    [429, {}, { kind: 'rate-limited' }],
    [503, '<html>', { kind: 'server', status: 503 }],
  ])('of status %i', async (status, body, failure) => {
    backends.sandbox.faults.add({ service: 'main', path: '/menu-fe', kind: 'status', status, body, times: 1 })
    expect(await failureOf(menu())).toMatchObject(failure)
    await valueOf(menu())
  })

  it('of a broken connection and of an answer cut in half', async () => {
    backends.sandbox.faults.add({ service: 'main', kind: 'drop', times: 1 })
    expect(await failureOf(menu())).toMatchObject({ kind: 'network' })
    backends.sandbox.faults.add({ service: 'main', kind: 'malformed', times: 1 })
    expect(await failureOf(menu())).toMatchObject({ kind: 'invalid-response' })
    backends.sandbox.faults.add({ service: 'main', kind: 'malformed', body: { data: 1 }, times: 1 })
    expect(await failureOf(menu())).toMatchObject({ kind: 'invalid-response', issues: [expect.any(String)] })
  })

  it('do not come of a delay that the caller waits for', async () => {
    backends.sandbox.faults.add({ service: 'main', kind: 'delay', ms: 1, times: 1 })
    expect((await valueOf(menu())).length).toBeGreaterThan(0)
  })
})
