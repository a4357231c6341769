import { createDefaultCacheHandler } from 'next/dist/server/lib/cache-handlers/default.js'
import { expect, it } from 'vitest'

import { cacheClock, changedSince, expiredSince, invalidateTags } from './tag-manifest'

it('makes everything from before the time out of date, and nothing from after it', () => {
  const at = cacheClock() - 1000
  invalidateTags(['post:one'], at)
  expect(changedSince(['menu', 'post:one'], at - 1)).toBe(true)
  expect(changedSince(['menu', 'post:one'], at)).toBe(false)
  expect(changedSince(['menu'], at - 1)).toBe(false)
})

it('keeps the later of two times', () => {
  const at = cacheClock() - 1000
  invalidateTags(['post:two'], at)
  invalidateTags(['post:two'], at - 500)
  expect(expiredSince(['post:two'], at - 1)).toBe(true)
  expect(expiredSince(['post:two'], at - 501)).toBe(true)
})

it('lets stale pages be shown once more', () => {
  const at = cacheClock() - 1000
  invalidateTags(['post:three'], at, 'stale')
  expect(expiredSince(['post:three'], at - 1)).toBe(false)
  expect(changedSince(['post:three'], at - 1)).toBe(true)
})

it("is the map that Next's data cache reads", async () => {
  const cache = createDefaultCacheHandler(1_000_000)
  const at = cacheClock() - 1000
  const entry = {
    value: new Blob(['x']).stream(),
    tags: ['post:four'],
    stale: 300,
    timestamp: at - 1,
    expire: 3600,
    revalidate: 900,
  }
  await cache.set('key', Promise.resolve(entry))
  expect(await cache.get('key', [])).toBeDefined()
  invalidateTags(['post:four'], at)
  expect(await cache.get('key', [])).toBeUndefined()
  expect(await cache.getExpiration(['post:four'])).toBe(at)
})
