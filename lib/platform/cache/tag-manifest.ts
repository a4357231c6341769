import {
  areTagsExpired,
  areTagsStale,
  tagsManifest,
} from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'

/** Milliseconds since 1970 by the clock that Next compares cache entries with. */
export const cacheClock = (): number => Math.floor(performance.timeOrigin + performance.now())

/**
 * Invalidates everything with these tags that was rendered or loaded before a time, in this process. Next reads one map
 * for its page cache and its data cache, and offers no function that sets a time of its own (the internals are pinned by
 * tag-manifest.test.ts). An earlier time than the known one changes nothing.
 * @param at milliseconds since 1970; `expired`: the next visitor waits for a new render; `stale`: the next visitor gets the
 *   old one while it is rendered again
 */
export function invalidateTags(tags: Iterable<string>, at: number, how: 'expired' | 'stale' = 'expired'): void {
  for (const tag of tags) {
    const { stale = 0, expired } = tagsManifest.get(tag) ?? {}
    const latest = how === 'stale' ? expired : Math.max(expired ?? 0, at)
    tagsManifest.set(tag, { stale: Math.max(stale, at), ...(latest !== undefined && { expired: latest }) })
  }
}

/** Whether an edit since then makes what was rendered at that time out of date. @param since milliseconds since 1970 */
export function changedSince(tags: readonly string[], since: number): boolean {
  // Next's signature asks for an array that it does not change.
  const list = tags as string[]
  return areTagsExpired(list, since) || areTagsStale(list, since)
}

/** Whether an entry of that time may not be shown to anybody. @param since milliseconds since 1970 */
export function expiredSince(tags: readonly string[], since: number): boolean {
  return areTagsExpired(tags as string[], since)
}
