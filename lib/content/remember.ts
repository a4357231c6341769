import 'server-only'

import { cacheLife, cacheTag } from 'next/cache'

import type { Result } from '@/lib/result/result'

import { cacheProfiles } from './cache-profiles'
import { LastGood } from './last-good'

/** Some thousand documents of a few kilobytes each: bounded, and more than a site of this size shows in a day. */
const lastGood = new LastGood(2_000)

/** A backend did not answer and nothing was known from before. Thrown, because a thrown answer is never cached. */
export class ContentUnavailableError extends Error {
  override readonly name = 'ContentUnavailableError'

  /** @param resource cache key of what is missing, e.g. `menu:vi`; @param kind the tag of the failure */
  constructor(resource: string, kind: string) {
    super(`${resource} is unavailable (${kind})`)
  }
}

/**
 * Loads a resource inside a `'use cache'` function, which must call it first thing:
 *
 * - a good answer is cached under its tags until the CMS says that it changed (`POST /api/revalidate`);
 * - `not-found` becomes `null`, cached for a minute, so that invented addresses cost the backend one call;
 * - a failure is answered with the last good answer for half a minute, and is thrown when there is none.
 *
 * @param key names the resource with its arguments and language; @param tags what invalidates it
 */
export async function remember<Value, Failure extends { kind: string }>(
  { key, tags }: { key: string; tags: readonly string[] },
  load: () => Promise<Result<Value, Failure>>,
): Promise<Value | null> {
  cacheTag(...tags)
  const result = await load()
  if (result.ok) {
    cacheLife(cacheProfiles.content)
    lastGood.set(key, result.value)
    return result.value
  }
  if (result.error.kind === 'not-found') {
    cacheLife(cacheProfiles.absent)
    return null
  }
  const known = lastGood.get(key)
  if (known === undefined) throw new ContentUnavailableError(key, result.error.kind)
  cacheLife(cacheProfiles.degraded)
  return known as Value
}
