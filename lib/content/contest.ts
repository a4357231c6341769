import 'server-only'

import type { Post } from '@/lib/backends/main/content'
import type { Locale } from '@/lib/platform/i18n/locales'

import { loadPost } from './documents'
import { settle } from './settle'

/** Pages about the contest, sub-paths of /mascham (docs/specification.md#contest-pages), in the order of the contest's menu. */
export const contestAbout = [
  'intro',
  'rules',
  'prize',
  'ruleandprize',
  'rank',
  'lucky-wheel',
  'history',
  'qanda',
] as const

export type ContestEntranceName = 'register' | 'login' | 'signin'

/** Pages for those who take part; they are shown in the auth layout. */
export const contestEntrances: readonly ContestEntranceName[] = ['register', 'login', 'signin']

/** Slug under which the CMS keeps a contest page: `mascham`, `mascham-rules`. @param page empty for /mascham itself */
export function contestSlug(page: string): string {
  return page === '' ? 'mascham' : `mascham-${page}`
}

/** Address of a contest page, without language prefix. */
export function contestPath(page: string): string {
  return page === '' ? '/mascham' : `/mascham/${page}`
}

/** The contest page that is kept under a slug: empty for /mascham itself, undefined for any other post. */
export function contestPageOf(slug: string): string | undefined {
  return ['', ...contestAbout, ...contestEntrances].find((page) => contestSlug(page) === slug)
}

/** The contest's pages that exist in the language, for its menu. */
export async function loadContestMenu(locale: Locale): Promise<ReadonlyArray<{ page: string; title: string }>> {
  const pages = [...contestAbout, ...contestEntrances]
  const posts = await Promise.all(pages.map((page) => loadContestPage(page, locale)))
  return posts.flatMap((post, index) =>
    typeof post === 'string' ? [] : [{ page: pages[index] ?? '', title: post.title }],
  )
}

/** A contest page in the language, or why there is none. */
export async function loadContestPage(page: string, locale: Locale): Promise<Post | 'missing' | 'unavailable'> {
  const found = await settle(loadPost(contestSlug(page), locale))
  if (found.kind !== 'found') return found.kind
  return found.value.status === 'untranslated' ? 'missing' : found.value.document
}
