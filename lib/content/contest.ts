import 'server-only'

import type { Post } from '@/lib/backends/main/content'
import type { Locale } from '@/lib/platform/i18n/locales'

import { type ContentResult, missing } from './content-result'
import { knownPosts } from './known-posts'
import { loadPost } from './posts'
import { optionalContent } from './require-content'

/** Pages about the contest, sub-paths of /mascham (docs/specification.md#contest-pages), in the order of its menu. */
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

/** Pages for participants, shown in the auth layout. */
export const contestEntrances: readonly ContestEntranceName[] = ['register', 'login', 'signin']

/** All pages; the empty name is /mascham itself. */
export const contestPages: readonly string[] = ['', ...contestAbout, ...contestEntrances]

/** Slug of a contest page in the CMS: that of the contest, followed by the page (`mascham`, `mascham-rules`). */
function contestSlug(page: string): string {
  const { contest } = knownPosts()
  return page === '' ? contest : `${contest}-${page}`
}

/** Address of a contest page, without language prefix. */
export function contestPath(page: string): string {
  return page === '' ? '/mascham' : `/mascham/${page}`
}

/** The contest page with a slug; undefined for any other post. */
export function contestPageOf(slug: string): string | undefined {
  return contestPages.find((page) => contestSlug(page) === slug)
}

/** A contest page; a name that is none of the contest's is `missing` and costs no call. */
export async function loadContestPage(page: string, locale: Locale): Promise<ContentResult<Post>> {
  return contestPages.includes(page) ? loadPost(contestSlug(page), locale) : missing
}

/** Those of some contest pages that exist in the language. */
export async function loadContestSections(
  pages: readonly string[],
  locale: Locale,
): Promise<ReadonlyArray<Post & { readonly page: string }>> {
  const posts = await Promise.all(pages.map((page) => optionalContent(loadContestPage(page, locale))))
  return posts.flatMap((post, index) => (post === null ? [] : [{ ...post, page: pages[index] ?? '' }]))
}

/** The contest's pages that exist in the language: those about it, for its menu, and its entrances. */
export async function loadContestMenu(locale: Locale) {
  const [about, entrances] = await Promise.all(
    [contestAbout, contestEntrances].map(async (pages) => {
      const sections = await loadContestSections(pages, locale)
      return sections.map(({ page, title }) => ({ page, title }))
    }),
  )
  return { about: about ?? [], entrances: entrances ?? [] }
}

export type ContestMenuEntries = Awaited<ReturnType<typeof loadContestMenu>>
