import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { Invalidations } from './invalidations'
import type { SharedTags, TagTimes } from './shared-tags'
import { TagJournal } from './tag-journal'
import { cacheClock, changedSince, expiredSince } from './tag-manifest'

/** In place of Redis: what it knows, and whether it answers. */
class FakeRedis {
  readonly times = new Map<string, number>()
  up = true
  listener: Parameters<SharedTags['follow']>[0] | undefined

  readonly tags = {
    record: (tags: readonly string[], at: number) => {
      if (!this.up) return Promise.reject(new Error('Redis is away'))
      for (const tag of tags) this.times.set(tag, at)
      return Promise.resolve()
    },
    follow: (listener: Parameters<SharedTags['follow']>[0]) => {
      this.listener = listener
      if (this.up) this.connect()
      return Promise.resolve()
    },
    close: () => {},
  } as unknown as SharedTags

  connect(): TagTimes {
    this.up = true
    const missing = this.listener?.loaded(new Map(this.times)) ?? new Map<string, number>()
    for (const [tag, at] of missing) this.times.set(tag, at)
    return missing
  }
}

const log = { info: () => {}, warn: () => {} }
let folder: string
let running: Invalidations[]
let number = 0

/** Tags of this test: the map of invalidated tags belongs to the process. */
let tag: (name: string) => string

beforeEach(async () => {
  running = []
  const prefix = `invalidations-${(number += 1)}`
  tag = (name) => `${prefix}:${name}`
  folder = await mkdtemp(join(tmpdir(), 'invalidations-'))
})

afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(running.map((one) => one.close()))
  await rm(folder, { recursive: true })
})

async function start(redis?: FakeRedis, file = 'tags') {
  const shared = redis === undefined ? null : redis.tags
  const invalidations = new Invalidations({ journal: new TagJournal(join(folder, file)), shared, log })
  running.push(invalidations)
  await invalidations.start()
  return invalidations
}

it('applies an edit at once, and has it on disk', async () => {
  const rendered = cacheClock() - 1
  await (await start()).record([tag('a')])
  expect(expiredSince([tag('a')], rendered)).toBe(true)
  const journal = new TagJournal(join(folder, 'tags'))
  await journal.load()
  expect([...journal.times.keys()]).toEqual([tag('a')])
  await journal.close()
})

it('refuses an edit that the other instances would not see', async () => {
  const redis = new FakeRedis()
  const invalidations = await start(redis)
  redis.up = false
  await expect(invalidations.record([tag('a')])).rejects.toThrow('Redis is away')
  // They learn of it as soon as Redis is back.
  redis.connect()
  expect([...redis.times.keys()]).toContain(tag('a'))
})

it('applies edits of other instances', async () => {
  const redis = new FakeRedis()
  await start(redis)
  const rendered = cacheClock() - 1
  // By a clock that is late.
  redis.listener?.invalidated([tag('a')], rendered - 5_000)
  expect(expiredSince([tag('a')], rendered)).toBe(true)
})

it('knows at its start what others invalidated before, and keeps newer pages of its build', async () => {
  const redis = new FakeRedis()
  const at = cacheClock() - 10_000
  redis.times.set(tag('a'), at)
  expect((await start(redis)).state).toEqual({ loaded: true, shared: 'up' })
  expect(changedSince([tag('a')], at - 1)).toBe(true)
  expect(changedSince([tag('a')], at + 1)).toBe(false)
})

it('trusts nothing that it rendered while it was away from the others', async () => {
  const redis = new FakeRedis()
  const invalidations = await start(redis)
  redis.listener?.lost()
  expect(invalidations.state.shared).toBe('down')
  redis.times.set(tag('a'), cacheClock() - 10_000)
  const renderedMeanwhile = cacheClock() - 1_000
  redis.connect()
  expect(changedSince([tag('a')], renderedMeanwhile)).toBe(true)
})

it('tells a Redis that has lost its data again', async () => {
  const redis = new FakeRedis()
  await (await start(redis)).record([tag('a')])
  redis.times.clear()
  redis.connect()
  expect([...redis.times.keys()]).toEqual([tag('a')])
})

it('is not ready, and shows pages once more, while nobody knows what was edited', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const redis = new FakeRedis()
  redis.up = false
  const starting = start(redis)
  await vi.waitFor(() => expect(redis.listener).toBeDefined())
  const rendered = cacheClock() - 1
  await vi.advanceTimersByTimeAsync(3_000)
  const invalidations = await starting
  expect(invalidations.state).toEqual({ loaded: false, shared: 'down' })
  expect(changedSince(['_N_T_/layout'], rendered)).toBe(true)
  expect(expiredSince(['_N_T_/layout'], rendered)).toBe(false)
  redis.connect()
  expect(invalidations.state).toEqual({ loaded: true, shared: 'up' })
})
