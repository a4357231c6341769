import 'server-only'

import type { CategoryRef, PostSummary } from '@/lib/backends/main/content'
import { serverEnv } from '@/lib/platform/env/server'
import type { Locale } from '@/lib/platform/i18n/locales'

import { categoryIds } from '@/lib/routes/category-ids'
import { categoryPath } from '@/lib/routes/category-path'
import { contestPageOf, contestPath } from './contest'
import { loadAllPostsOfCategory } from './lists'
import { orNull } from './settle'

/** Categories of which the newest post is in force, and has the category's page for itself. */
const legalCategories: readonly number[] = [categoryIds.policy, categoryIds.terms]

/** Whether a category holds policies or terms, the ones in force and those before them. */
export function isLegal({ id }: Pick<CategoryRef, 'id'>): boolean {
  return legalCategories.includes(id)
}

/**
 * The one address that a post goes by, without language prefix: its page where it has one (company, group, contest, the policy
 * and the terms in force), else `/article/<slug>`. Every post answers under its slug as well, and names this address there. The
 * founder's post is no exception to make: its page quotes from the letter, the article has it whole.
 */
export async function canonicalPathOf(
  { slug, category }: Pick<PostSummary, 'slug' | 'category'>,
  locale: Locale,
): Promise<string> {
  const { ABOUT_COMPANY_SLUG, ABOUT_GROUP_SLUG } = serverEnv()
  if (slug === ABOUT_COMPANY_SLUG) return '/about/mirae-asset-vietnam'
  if (slug === ABOUT_GROUP_SLUG) return '/about/mirae-asset-global'
  const contestPage = contestPageOf(slug)
  if (contestPage !== undefined) return contestPath(contestPage)
  if (category !== null && isLegal(category)) {
    const posts = await orNull(loadAllPostsOfCategory(category.id, locale))
    if (posts?.[0]?.slug === slug) return categoryPath(category)
  }
  return `/article/${slug}`
}
