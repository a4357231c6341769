import 'server-only'

import { cacheLife, cacheTag } from 'next/cache'

import type { Document } from '@/lib/backends/main/content'
import { cacheProfiles } from '@/lib/platform/cache/cache-profiles'
import { unavailableTag } from '@/lib/platform/cache/unavailable-tag'
import type { Result } from '@/lib/platform/result/result'

import { type ContentResult, found, missing } from './content-result'
import { staleIfErrorCache } from './stale-if-error-cache'

interface Resource {
  /** Names the resource with its arguments and language. */
  readonly key: string
  /** Cache tags that invalidate it (docs/architecture.md). */
  readonly tags: readonly string[]
}

type Load<Value> = () => Promise<Result<Value, { kind: string }>>

/**
 * Loads a resource inside a `'use cache'` function, which must call it first:
 *
 * - a good answer is cached under its tags until the CMS invalidates one (`POST /api/revalidate`);
 * - `not-found` is cached for a minute, so that invented addresses cost the backend one call;
 * - a failure is answered with the last good answer for half a minute; without one it is `unavailable`, which is never
 *   cached. It never throws: Next answers 500 for a page on which a cached function threw, even if the page could be
 *   shown without it.
 */
export function cachedContent<Value>(resource: Resource, load: Load<Value>): Promise<ContentResult<Value>> {
  return cached(resource, load, found)
}

/** `cachedContent` for documents, which may exist in other languages only. A backend's null is `missing`. */
export function cachedDocument<Value>(
  resource: Resource,
  load: Load<Document<Value> | null>,
): Promise<ContentResult<Value>> {
  return cached(resource, load, (answer) => {
    if (answer === null) return missing
    if (answer.status === 'found') return found(answer.document)
    const { slug, locales, title, titleLocale } = answer
    return { kind: 'untranslated', slug, locales, title, titleLocale }
  })
}

async function cached<Answer, Value>(
  { key, tags }: Resource,
  load: Load<Answer>,
  toContent: (answer: Answer) => ContentResult<Value>,
): Promise<ContentResult<Value>> {
  cacheTag(...tags)
  const result = await load()
  if (result.ok) {
    cacheLife(cacheProfiles.content)
    const content = toContent(result.value)
    staleIfErrorCache.set(key, content)
    return content
  }
  if (result.error.kind === 'not-found') {
    cacheLife(cacheProfiles.absent)
    return missing
  }
  cacheLife(cacheProfiles.degraded)
  const lastGood = staleIfErrorCache.get(key)
  if (lastGood !== undefined) return lastGood as ContentResult<Value>
  cacheTag(unavailableTag)
  return { kind: 'unavailable', reason: `${key} (${result.error.kind})` }
}
