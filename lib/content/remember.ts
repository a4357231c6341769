import 'server-only'

import { cacheLife, cacheTag } from 'next/cache'

import { unavailableTag } from '@/lib/platform/cache/unavailable-tag'
import type { Result } from '@/lib/platform/result/result'

import { cacheProfiles } from '@/lib/platform/cache/cache-profiles'
import { LastGood } from './last-good'
import type { Settled } from './settled'

/** Some thousand documents of a few kilobytes each: bounded, and more than a site of this size shows in a day. */
const lastGood = new LastGood(2_000)

/**
 * Loads a resource inside a `'use cache'` function, which must call it first thing:
 *
 * - a good answer is cached under its tags until the CMS says that it changed (`POST /api/revalidate`);
 * - `not-found` is cached for a minute, so that invented addresses cost the backend one call;
 * - a failure is answered with the last good answer for half a minute; without one it is `unavailable`, which is
 *   never cached. Nothing is thrown: Next answers 500 for a page on which any cached function threw, however well the
 *   page does without.
 *
 * @param key names the resource with its arguments and language; @param tags what invalidates it
 */
export async function remember<Value, Failure extends { kind: string }>(
  { key, tags }: { key: string; tags: readonly string[] },
  load: () => Promise<Result<Value, Failure>>,
): Promise<Settled<Value>> {
  cacheTag(...tags)
  const result = await load()
  if (result.ok) {
    cacheLife(cacheProfiles.content)
    lastGood.set(key, result.value)
    return { kind: 'found', value: result.value }
  }
  if (result.error.kind === 'not-found') {
    cacheLife(cacheProfiles.absent)
    return { kind: 'missing' }
  }
  cacheLife(cacheProfiles.degraded)
  const known = lastGood.get(key)
  if (known !== undefined) return { kind: 'found', value: known as Value }
  cacheTag(unavailableTag)
  return { kind: 'unavailable', reason: `${key} (${result.error.kind})` }
}
