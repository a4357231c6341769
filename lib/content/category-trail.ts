import 'server-only'

import type { Category } from '@/lib/backends/main/content'
import type { Locale } from '@/lib/platform/i18n/locales'

import { loadParentCategory } from './lists'
import { orNull } from './settle'

/** Categories are at most three levels below one at the top (docs/specification.md#content-types). */
const levels = 3

/** Categories above one, the topmost first; those that could not be loaded or have no name in the language end it. */
export async function loadCategoryTrail(slug: string, locale: Locale): Promise<readonly Category[]> {
  const trail: Category[] = []
  let below = slug
  while (trail.length < levels) {
    // oxlint-disable-next-line no-await-in-loop -- a parent is known by its child
    const parent = await orNull(loadParentCategory(below, locale))
    if (parent?.status !== 'found') break
    trail.unshift(parent.document)
    below = parent.document.slug
  }
  return trail
}
