import 'server-only'

import type { Category } from '@/lib/backends/main/content'
import { mainApi } from '@/lib/backends/main/server'
import type { Locale } from '@/lib/platform/i18n/locales'

import { cachedDocument } from './cached-content'
import { optionalContent } from './require-content'

/** A category with its subcategories and its newest posts. */
export async function loadCategory(id: number, locale: Locale) {
  'use cache'
  return cachedDocument({ key: `category-of:${id}:${locale}`, tags: ['posts', 'categories', `category:${id}`] }, () =>
    mainApi(locale).category(id),
  )
}

export async function loadCategoryBySlug(slug: string, locale: Locale) {
  'use cache'
  return cachedDocument({ key: `category-slug:${slug}:${locale}`, tags: ['posts', 'categories'] }, () =>
    mainApi(locale).categoryBySlug(slug),
  )
}

/** The category above; `missing` for one at the top. */
export async function loadParentCategory(slug: string, locale: Locale) {
  'use cache'
  return cachedDocument({ key: `category-parent:${slug}:${locale}`, tags: ['posts', 'categories'] }, () =>
    mainApi(locale).parentCategory(slug),
  )
}

/** Categories are at most three levels below a top category (docs/specification.md#content-types). */
const levels = 3

/** Categories above one, topmost first. The first that cannot be loaded or has no name in the language ends the trail. */
export async function loadCategoryTrail(slug: string, locale: Locale): Promise<readonly Category[]> {
  const trail: Category[] = []
  let below = slug
  while (trail.length < levels) {
    // oxlint-disable-next-line no-await-in-loop -- a parent is known by its child
    const parent = await optionalContent(loadParentCategory(below, locale))
    if (parent === null) break
    trail.unshift(parent)
    below = parent.slug
  }
  return trail
}
