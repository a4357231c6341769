import 'server-only'

import { isBuildPhase } from '@/lib/platform/env/phase'

import type { Settled } from './settled'

/**
 * What became of content that a page needs. While the site is built an unavailable backend fails the build; at run time
 * the page says so, with status 503, or does without.
 */
export async function settle<Value>(content: Promise<Settled<Value>>): Promise<Settled<Value>> {
  const settled = await content
  if (settled.kind === 'unavailable' && isBuildPhase()) throw new Error(`Unavailable: ${settled.reason}`)
  return settled
}

/** The value of a section's content, or null when the section has to do without. */
export async function orNull<Value>(content: Promise<Settled<Value>>): Promise<Value | null> {
  const settled = await settle(content)
  return settled.kind === 'found' ? settled.value : null
}
