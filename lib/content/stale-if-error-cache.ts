import 'server-only'

import QuickLru from 'quick-lru'

/**
 * The last good answer of each resource, in memory, for renders while a backend is down (`stale-if-error` of RFC 5861).
 * It holds at least the 2,000 most recently used documents, a few kilobytes each, and at most twice as many: more than a
 * site of this size shows in a day. The page cache serves rendered pages; this serves what they are rendered from.
 */
export const staleIfErrorCache = new QuickLru<string, unknown>({ maxSize: 2_000 })
