import { describe, expect, it } from 'vitest'

import type { ApiFailure } from '@/lib/platform/http/failure'

import { retryDelay } from './retry'

const policy = { tries: 4, baseMs: 100, maxMs: 300 }
const network: ApiFailure = { kind: 'network' }

describe('retryDelay', () => {
  it('doubles up to the limit, with full jitter', () => {
    expect([1, 2, 3].map((attempt) => retryDelay(network, attempt, policy, 1))).toEqual([100, 200, 300])
    expect(retryDelay(network, 2, policy, 0.25)).toBe(50)
    expect(retryDelay(network, 2, policy, 0)).toBe(0)
  })

  it('gives up after the last try', () => {
    expect(retryDelay(network, 4, policy, 1)).toBeNull()
  })

  it.each<ApiFailure>([
    { kind: 'server', status: 500 },
    { kind: 'not-found', status: 404 },
    { kind: 'cancelled' },
    { kind: 'invalid-response', issues: [] },
    { kind: 'unauthorized', status: 401 },
  ])('does not retry a permanent failure: $kind', (failure) => {
    expect(retryDelay(failure, 1, policy, 1)).toBeNull()
  })

  it('follows Retry-After up to the limit', () => {
    expect(retryDelay({ kind: 'rate-limited', status: 429, retryAfterSeconds: 0 }, 1, policy, 1)).toBe(0)
    expect(retryDelay({ kind: 'rate-limited', status: 429, retryAfterSeconds: 60 }, 1, policy, 1)).toBeNull()
  })
})
