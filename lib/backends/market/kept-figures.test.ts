import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { err, ok, type Result } from '@/lib/platform/result/result'

import { KeptFigures } from './kept-figures'

const limits = { freshMs: 5000, patienceMs: 3000 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A source that answers when told to. */
function source() {
  const calls: Array<(answer: Result<number, string>) => void> = []
  const load = () => new Promise<Result<number, string>>((resolve) => void calls.push(resolve))
  return { calls, load }
}

it('asks once for many callers, and not again while the answer is fresh', async () => {
  const { calls, load } = source()
  const kept = new KeptFigures({ ...limits, load })
  const asked = Array.from({ length: 50 }, () => kept.get())
  expect(calls).toHaveLength(1)
  calls[0]?.(ok(7))
  expect(new Set(await Promise.all(asked))).toEqual(new Set([7]))
  vi.advanceTimersByTime(4999)
  expect(await kept.get()).toBe(7)
  expect(calls).toHaveLength(1)
  vi.advanceTimersByTime(1)
  void kept.get()
  expect(calls).toHaveLength(2)
})

it('answers with the last figures while the source fails, and asks a failing source no more often', async () => {
  const answers = [ok(7), err('down'), ok(8)]
  const load = vi.fn<() => Promise<Result<number, string>>>(async () => answers.shift() ?? err('none'))
  const kept = new KeptFigures({ ...limits, load })
  expect(await kept.get()).toBe(7)
  vi.advanceTimersByTime(5000)
  expect(await kept.get()).toBe(7)
  expect(await kept.get()).toBe(7)
  expect(load).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(5000)
  expect(await kept.get()).toBe(8)
})

it('waits for a slow source once, not for every caller', async () => {
  const { calls, load } = source()
  const kept = new KeptFigures({ ...limits, load })
  const first = kept.get()
  await vi.advanceTimersByTimeAsync(3000)
  expect(await first).toBeNull()
  // The source is still busy with the first question: a later caller gets what there is at once.
  expect(await kept.get()).toBeNull()
  expect(calls).toHaveLength(1)
  calls[0]?.(ok(7))
  await vi.advanceTimersByTimeAsync(0)
  expect(await kept.get()).toBe(7)
})
