import 'server-only'

import { cacheLife, cacheTag } from 'next/cache'

import type { Result } from '@/lib/result/result'

import { cacheProfiles } from './cache-profiles'
import { LastGood } from './last-good'

/** Some thousand documents of a few kilobytes each: bounded, and more than a site of this size shows in a day. */
const lastGood = new LastGood(2_000)

const unavailableDigest = 'CONTENT_UNAVAILABLE'

/** A backend did not answer and nothing was known from before. Thrown, because a thrown answer is never cached. */
class ContentUnavailableError extends Error {
  override readonly name = 'ContentUnavailableError'
  /** All that is left of an error once it has left a `'use cache'` function in production. */
  readonly digest = unavailableDigest

  /** @param resource cache key of what is missing, e.g. `menu:vi`; @param kind the tag of the failure */
  constructor(resource: string, kind: string) {
    super(`${resource} is unavailable (${kind})`)
  }
}

/** Whether content could not be loaded because its backend did not answer. Anything else that is thrown is a bug. */
export function isContentUnavailable(error: unknown): boolean {
  return error instanceof Error && 'digest' in error && error.digest === unavailableDigest
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
