import type { EkycResult } from '@/lib/domain/identity/liveness'
import { describe, expect, it, vi } from 'vitest'

import { err, ok } from '@/lib/platform/result/result'

import { awaitResult, longestWait } from './await-result'

const pending = (retryAfterSeconds: number) => ok({ status: 'pending', retryAfterSeconds } satisfies EkycResult)
const approved = ok({ status: 'approved' } satisfies EkycResult)

function service(answers: readonly Awaited<ReturnType<Parameters<typeof awaitResult>[0]['ask']>>[]) {
  let next = 0
  const ask = vi.fn<Parameters<typeof awaitResult>[0]['ask']>(() =>
    Promise.resolve(answers[Math.min(next++, answers.length - 1)] ?? approved),
  )
  const waits: number[] = []
  const abort = new AbortController()
  const wait = (seconds: number) => {
    waits.push(seconds)
    return Promise.resolve()
  }
  return { ask, wait, waits, abort, signal: abort.signal }
}

describe('awaitResult', () => {
  it("polls at the service's interval until there is a result", async () => {
    const three = service([pending(2), pending(2), pending(5), approved])
    expect(await awaitResult(three)).toEqual(approved)
    expect(three.waits).toEqual([2, 2, 5])
  })

  it('returns the pending answer after a minute, so that the applicant can decide', async () => {
    const slow = service([pending(7)])
    expect(await awaitResult(slow)).toEqual(pending(7))
    expect(slow.waits.reduce((sum, seconds) => sum + seconds, 0)).toBeLessThanOrEqual(longestWait)
  })

  it('stops at the first failure and returns it', async () => {
    const broken = service([pending(1), err({ kind: 'network' })])
    expect(await awaitResult(broken)).toEqual(err({ kind: 'network' }))
    expect(broken.ask).toHaveBeenCalledTimes(2)
  })

  it('stops polling once the screen is left', async () => {
    const left = service([pending(1)])
    left.abort.abort()
    expect(await awaitResult(left)).toEqual(err({ kind: 'cancelled' }))
    expect(left.ask).toHaveBeenCalledOnce()
  })
})
