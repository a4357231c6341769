import 'server-only'

import { isBuildPhase } from '@/lib/platform/env/phase'

import type { ContentResult } from './content-result'

/**
 * The result of content that a page needs.
 * @throws Error during the build while the backend is down, so that no incomplete site is built
 */
export async function requireContent<Value>(content: Promise<ContentResult<Value>>): Promise<ContentResult<Value>> {
  const result = await content
  if (result.kind === 'unavailable' && isBuildPhase()) throw new Error(`Unavailable: ${result.reason}`)
  return result
}

/** The value of content that a section can do without; null where there is none in this language or the backend is down. */
export async function optionalContent<Value>(content: Promise<ContentResult<Value>>): Promise<Value | null> {
  const result = await requireContent(content)
  return result.kind === 'found' ? result.value : null
}

/**
 * The result of content that a kept file (feed, sitemap) is made of.
 * @throws Error while the backend is down: Next does not store what throws, so the previous file stays
 */
export async function availableContent<Value>(content: Promise<ContentResult<Value>>) {
  const result = await content
  if (result.kind === 'unavailable') throw new Error(`Unavailable: ${result.reason}`)
  return result
}
