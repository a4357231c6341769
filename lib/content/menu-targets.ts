import 'server-only'

import type { Document, Post } from '@/lib/backends/main/content'
import { mainApi } from '@/lib/backends/main/server'
import type { MenuLink } from '@/lib/backends/main/shell'
import { serverEnv } from '@/lib/platform/env/server'
import type { ApiFailure } from '@/lib/platform/http/failure'
import type { Locale } from '@/lib/platform/i18n/locales'
import type { Result } from '@/lib/platform/result/result'
import { categoryPath } from '@/lib/routes/category-path'
import { menuPath } from '@/lib/routes/menu-paths'

import { knownPosts } from './known-posts'
import { type ListedContent, loadListedContent } from './listed-content'
import { optionalContent } from './require-content'

type PageLink = Extract<MenuLink, { kind: 'page' }>

/** Path without language prefix; null where the document does not exist in the language. */
type PathOf = (link: PageLink) => string | null

const keyOf = ({ target, slug }: PageLink) => `${target}:${slug}`

/** Calls under way at a time. */
const lanes = 6

/** Finds the final address of each link, with a call for each document that no list of the CMS has. */
export async function menuTargets(links: readonly PageLink[], locale: Locale): Promise<PathOf> {
  const listed = await optionalContent(loadListedContent(locale))
  const targets = new Map<string, string | null>()
  const waiting = new Map(links.map((link) => [keyOf(link), link])).entries()
  const lane = async () => {
    for (const [key, link] of waiting) {
      const known = listed && listedPath(link, listed)
      // oxlint-disable-next-line no-await-in-loop -- a lane takes one after the other
      targets.set(key, known ?? (await askedPath(link, locale)))
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return (link) => targets.get(keyOf(link)) ?? null
}

/** Null: the lists do not have it. */
function listedPath({ target, slug }: PageLink, { categories, posts }: ListedContent): string | null {
  if (target === 'article') return posts.includes(slug) ? menuPath('article', slug) : null
  const category = target === 'category' ? categories.find((each) => each.slug === slug) : undefined
  return category === undefined ? null : categoryPath(category)
}

/**
 * An article by its present slug, a category at the page that it has, a page about the firm if its post exists. What could not be
 * checked stays as the CMS has it.
 */
async function askedPath({ target, slug }: PageLink, locale: Locale): Promise<string | null> {
  const api = mainApi(locale)
  const asWritten = menuPath(target, slug)
  const ifFound = (post: Result<Document<Post>, ApiFailure>, toPath: (slug: string) => string) => {
    if (!post.ok) return post.error.kind === 'not-found' ? null : asWritten
    return post.value.status === 'found' ? toPath(post.value.document.slug) : null
  }
  if (target === 'about_local') return ifFound(await api.postBySlug(knownPosts().company), () => asWritten)
  if (target === 'about_global') return ifFound(await api.postBySlug(knownPosts().group), () => asWritten)
  if (target === 'founder') return ifFound(await api.post(serverEnv().FOUNDER_POST_ID), () => asWritten)
  if (slug === '') return asWritten
  if (target === 'article') return ifFound(await api.postBySlug(slug), (present) => menuPath('article', present))
  if (target !== 'category') return asWritten
  const category = await api.categoryBySlug(slug)
  if (!category.ok) return category.error.kind === 'not-found' ? null : asWritten
  return category.value.status === 'found' ? categoryPath(category.value.document) : null
}
