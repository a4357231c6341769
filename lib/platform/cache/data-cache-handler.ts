import { buffer } from 'node:stream/consumers'

import { createDefaultCacheHandler } from 'next/dist/server/lib/cache-handlers/default.js'
import type { CacheEntry, CacheHandler } from 'next/dist/server/lib/cache-handlers/types.js'

import { readSharedAnswer, shareAnswer, type WholeAnswer } from './shared-answers.ts'
import { unavailableTag } from './unavailable-tag.ts'

/** Bytes: Next's own default for what `'use cache'` keeps in memory. */
const maxBytes = 50 * 1024 * 1024

const memory = createDefaultCacheHandler(maxBytes)

/** Reads of the shared cache that are under way, so that many renders ask once. */
const reading = new Map<string, Promise<WholeAnswer | undefined>>()

function entryOf({ bytes, ...meta }: WholeAnswer): CacheEntry {
  return { ...meta, value: new Blob([Uint8Array.from(bytes)]).stream() }
}

/** One read of an answer at a time. */
function readOnce(key: string): Promise<WholeAnswer | undefined> {
  const read = reading.get(key) ?? readSharedAnswer(key).finally(() => reading.delete(key))
  reading.set(key, read)
  return read
}

/**
 * The cache of `'use cache'`: Next's own, in memory and bounded, behind it the answers that other instances have loaded
 * (with REDIS_URL). It keeps no answer of a backend that was down, so a page is complete again on the first visit after
 * the backend is back.
 */
const dataCacheHandler: CacheHandler = {
  async get(key, softTags) {
    const known = await memory.get(key, softTags)
    if (known !== undefined) return known
    const shared = await readOnce(key)
    if (shared === undefined) return undefined
    await memory.set(key, Promise.resolve(entryOf(shared)))
    return memory.get(key, softTags)
  },
  refreshTags: () => memory.refreshTags(),
  getExpiration: (...args) => memory.getExpiration(...args),
  updateTags: (...args) => memory.updateTags(...args),
  async set(key, pending) {
    const { value, ...meta } = await pending
    if (meta.tags.includes(unavailableTag)) {
      await value.cancel()
      return
    }
    // A stream that breaks off is an answer that was never whole; Next reports the error where it arose.
    const bytes = await buffer(value).catch(() => null)
    if (bytes === null) return
    const answer = { ...meta, bytes }
    await memory.set(key, Promise.resolve(entryOf(answer)))
    void shareAnswer(key, answer)
  },
}

export default dataCacheHandler
