import { beforeEach, expect, it, vi } from 'vitest'

import { isReplayed, rememberUse } from './webhook-replays'

const now = 1_795_000_000_000

beforeEach(() => vi.stubEnv('REDIS_URL', ''))

it('refuses a call that was accepted before', async () => {
  expect(await isReplayed('one', now)).toBe(false)
  await rememberUse('one', now, 600)
  expect(await isReplayed('one', now + 2_001)).toBe(true)
  expect(await isReplayed('other', now + 2_001)).toBe(false)
})

it('accepts a second edit in the same second', async () => {
  await rememberUse('two', now, 600)
  expect(await isReplayed('two', now + 900)).toBe(false)
  // Repeating it does not prolong the moment.
  await rememberUse('two', now + 1_900, 600)
  expect(await isReplayed('two', now + 2_500)).toBe(true)
})

it('accepts the repetition of a call that failed, since only accepted calls are remembered', async () => {
  expect(await isReplayed('three', now)).toBe(false)
  expect(await isReplayed('three', now + 60_000)).toBe(false)
})

it('forgets signatures that are too old to be genuine', async () => {
  await rememberUse('four', now, 600)
  await rememberUse('five', now + 600_001, 600)
  expect(await isReplayed('four', now + 600_002)).toBe(false)
})
