import type { ServerResponse } from 'node:http'

import type { ServedDocument } from '../cache/served-document.ts'
import { type Freshness, isFresh } from './answer.ts'

/** Seconds: the longest that an answer without tags is kept, since no edit makes it out of date. */
const longestWithoutTags = 3_600

/** Milliseconds for which an expired page is served again, as Next does while it renders the page anew. */
const whileRendered = 1_000

/** Statuses of complete answers. An address that has moved or does not exist is asked for again and again by crawlers. */
const lasting = new Set([200, 308, 404])

/**
 * How long an answer of Next may be kept, by the entry of the page cache that it comes from or by its own `cache-control`;
 * null if it may not.
 * @param now milliseconds since 1970
 */
export function freshnessOf(
  response: ServerResponse,
  document: ServedDocument | undefined,
  now: number,
): Freshness | null {
  const cacheControl = String(response.getHeader('cache-control') ?? '')
  if (!lasting.has(response.statusCode) || response.hasHeader('set-cookie')) return null
  if (/\b(?:no-store|private)\b/.test(cacheControl)) return null
  if (document !== undefined) {
    const { renderedAt, revalidateSeconds, tags } = document
    const until = Math.max(renderedAt + revalidateSeconds * 1000, now + whileRendered)
    const freshness = { until, renderedAt, tags }
    return isFresh(freshness, now) ? freshness : null
  }
  const age = Number(/\bmax-age=(\d+)/.exec(cacheControl)?.[1] ?? 0)
  if (response.statusCode !== 200 || age === 0) return null
  const seconds = /\bimmutable\b/.test(cacheControl) ? age : Math.min(age, longestWithoutTags)
  return { until: now + seconds * 1000, renderedAt: now, tags: [] }
}
