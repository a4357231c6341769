import 'server-only'

import type { CategoryRef, PostSummary } from '@/lib/backends/main/content'
import type { Locale } from '@/lib/platform/i18n/locales'

import { categoryIds } from '@/lib/routes/category-ids'
import { categoryPath } from '@/lib/routes/category-path'
import { contestPageOf, contestPath } from './contest'
import { knownPosts } from './known-posts'
import { loadAllPostsOfCategory } from './posts'
import { optionalContent } from './require-content'

/** Categories whose newest post is in force and is shown on the category's page. */
const legalCategories: readonly number[] = [categoryIds.policy, categoryIds.terms]

/** Whether a category holds policies or terms, in force or earlier ones. */
export function isLegal({ id }: Pick<CategoryRef, 'id'>): boolean {
  return legalCategories.includes(id)
}

/**
 * The canonical address of a post, without language prefix: its page if it has one (company, group, contest, the policy and
 * the terms in force), otherwise `/article/<slug>`. Every post also answers under its slug and names this address there as
 * canonical. The founder's letter is canonical as an article, because the founder's page only quotes from it.
 */
export async function canonicalPathOf(
  { slug, category }: Pick<PostSummary, 'slug' | 'category'>,
  locale: Locale,
): Promise<string> {
  const { company, group } = knownPosts()
  if (slug === company) return '/about/mirae-asset-vietnam'
  if (slug === group) return '/about/mirae-asset-global'
  const contestPage = contestPageOf(slug)
  if (contestPage !== undefined) return contestPath(contestPage)
  if (category !== null && isLegal(category)) {
    const posts = await optionalContent(loadAllPostsOfCategory(category.id, locale))
    if (posts?.[0]?.slug === slug) return categoryPath(category)
  }
  return `/article/${slug}`
}
