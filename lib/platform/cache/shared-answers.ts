import { deserialize, serialize } from 'node:v8'

import type { CacheEntry } from 'next/dist/server/lib/cache-handlers/types.js'

import { redisUrl } from '../env/redis-url.ts'
import { processWide } from '../process/process-wide.ts'
import { connectRedis } from '../redis/connection.ts'
import { changedSince } from './tag-manifest.ts'

/** Milliseconds that a render waits for an answer of another instance. */
const readMs = 50

/** Bytes; larger answers are loaded by each instance. */
const maxBytes = 1024 * 1024

/** Seconds; the longest that an answer is shared. */
const longest = 86_400

/**
 * Milliseconds by which the clocks of two machines may differ. An answer that was loaded this shortly after an edit may be
 * older than the edit, and is loaded again.
 */
const clockDifference = 1_000

type Meta = Omit<CacheEntry, 'value'>

/** An answer whose stream has been read. */
export interface WholeAnswer extends Meta {
  readonly bytes: Buffer
}

/** The connection of this process; null without REDIS_URL. */
function connection() {
  return processWide('shared-answers', () => {
    const url = redisUrl()
    return { redis: url === undefined ? null : connectRedis(url, { name: 'site-answers', timeoutMs: readMs }) }
  }).redis
}

const keyOf = (key: string) => `site:answers:${key}`

/** The answer that another instance has loaded, if it is true still. Undefined also while Redis is slow or away. */
export async function readSharedAnswer(key: string): Promise<WholeAnswer | undefined> {
  try {
    const content = await connection()?.getBuffer(keyOf(key))
    if (!content) return undefined
    const answer = deserialize(content) as WholeAnswer
    const isOld = Date.now() > answer.timestamp + answer.revalidate * 1000
    return isOld || changedSince(answer.tags, answer.timestamp - clockDifference) ? undefined : answer
  } catch {
    return undefined
  }
}

/** Shares an answer with the other instances; they load it themselves where that fails. */
export async function shareAnswer(key: string, answer: WholeAnswer): Promise<void> {
  const seconds = Math.floor(Math.min(answer.revalidate, answer.expire, longest))
  if (seconds < 1 || answer.bytes.length > maxBytes) return
  try {
    await connection()?.set(keyOf(key), serialize(answer), 'EX', seconds)
  } catch {
    // Sharing saves the backend a call and nothing depends on it.
  }
}
