import 'server-only'

import { cacheLife, cacheTag } from 'next/cache'

import { cacheProfiles } from './cache-profiles'

/**
 * Adds tags to the document that is being rendered (document-tags.ts). A cached function, because only those may set tags;
 * Next hands them on to the page that calls it.
 */
export async function tagDocument(tags: readonly string[]): Promise<void> {
  'use cache'
  cacheLife(cacheProfiles.content)
  cacheTag(...tags)
}
