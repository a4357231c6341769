import { createDefaultCacheHandler } from 'next/dist/server/lib/cache-handlers/default.js'
import type { CacheHandler } from 'next/dist/server/lib/cache-handlers/types.js'

import { unavailableTag } from './unavailable-tag.ts'

/** Bytes: Next's own default for what `'use cache'` keeps in memory. */
const maxBytes = 50 * 1024 * 1024

const memory = createDefaultCacheHandler(maxBytes)

/**
 * The cache of `'use cache'`: Next's own, in memory and bounded, that keeps no answer of a backend that was down. So a page
 * is complete again on the first visit after the backend is back.
 */
const dataCacheHandler: CacheHandler = {
  get: (...args) => memory.get(...args),
  refreshTags: () => memory.refreshTags(),
  getExpiration: (...args) => memory.getExpiration(...args),
  updateTags: (...args) => memory.updateTags(...args),
  async set(key, pending) {
    const entry = await pending
    if (entry.tags.includes(unavailableTag)) {
      await entry.value.cancel()
      return
    }
    await memory.set(key, Promise.resolve(entry))
  },
}

export default dataCacheHandler
