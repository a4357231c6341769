import { randomBytes } from 'node:crypto'

import { Redis } from 'ioredis'

/** How long a sealed application waits for the other device, in seconds: the code is shown for two minutes of them. */
export const keptSeconds = 180

/** Entries of one instance; the oldest is dropped for a new one, so that a flood costs no more than this. */
const maxEntries = 500

/** Milliseconds that a store may take, before this instance keeps the entry itself. */
const storeTimeout = 500

/** A letter box for sealed applications: whoever knows the number takes what is in it, once. */
export interface HandoffBox {
  /** @returns the number: 128 random bits */
  put(sealed: string): Promise<string>
  /** Null if there is nothing (any more). */
  take(number: string): Promise<string | null>
}

/** In this process, or in Redis where instances share it. While Redis does not answer, each instance keeps its own. */
export function createHandoffBox(redisUrl: string | undefined, now: () => number = Date.now): HandoffBox {
  const own = memoryBox(now)
  if (redisUrl === undefined) return own
  const redis = new Redis(redisUrl, { enableOfflineQueue: false, commandTimeout: storeTimeout })
  // Without a listener, a lost connection would end the process.
  redis.on('error', () => {})
  return {
    async put(sealed) {
      const number = newNumber()
      try {
        await redis.set(keyOf(number), sealed, 'EX', keptSeconds)
        return number
      } catch {
        return own.put(sealed)
      }
    },
    async take(number) {
      const kept = await own.take(number)
      if (kept !== null) return kept
      try {
        return await redis.getdel(keyOf(number))
      } catch {
        return null
      }
    },
  }
}

function memoryBox(now: () => number): HandoffBox {
  const entries = new Map<string, { readonly sealed: string; readonly until: number }>()
  function drop(): void {
    for (const [number, { until }] of entries) if (until <= now()) entries.delete(number)
    const oldest = entries.keys().next()
    if (entries.size >= maxEntries && !oldest.done) entries.delete(oldest.value)
  }
  return {
    put: async (sealed) => {
      drop()
      const number = newNumber()
      entries.set(number, { sealed, until: now() + keptSeconds * 1000 })
      return number
    },
    take: async (number) => {
      const entry = entries.get(number)
      entries.delete(number)
      return entry === undefined || entry.until <= now() ? null : entry.sealed
    },
  }
}

const newNumber = () => randomBytes(16).toString('base64url')

const keyOf = (number: string) => `handoff:${number}`
