import 'server-only'

import { cacheLife } from 'next/cache'

import { isBuildPhase } from '@/lib/env/phase'

import { cacheProfiles } from './cache-profiles'
import { isContentUnavailable } from './remember'

export type Settled<Value> =
  | { kind: 'found'; value: Value }
  /** The backend says that there is no such thing. */
  | { kind: 'missing' }
  /** The backend did not answer; the visitor is told so, and the page is rendered again soon. */
  | { kind: 'unavailable' }

/**
 * What became of content that a page or a section needs. While the site is built an unavailable backend fails the build;
 * at run time the rest of the page still stands.
 */
export async function settle<Value>(content: Promise<Value | null>): Promise<Settled<Value>> {
  try {
    const value = await content
    return value === null ? { kind: 'missing' } : { kind: 'found', value }
  } catch (error) {
    if (!isContentUnavailable(error) || isBuildPhase()) throw error
    await shortenPageLife()
    return { kind: 'unavailable' }
  }
}

/** The value of a section's content, or null when the section has to do without. */
export async function orNull<Value>(content: Promise<Value | null>): Promise<Value | null> {
  const settled = await settle(content)
  return settled.kind === 'found' ? settled.value : null
}

async function shortenPageLife(): Promise<true> {
  'use cache'
  cacheLife(cacheProfiles.degraded)
  return true
}
