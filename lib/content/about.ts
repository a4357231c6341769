import 'server-only'

import { cacheTag } from 'next/cache'

import { mainApi } from '@/lib/backends/main/server'
import { serverEnv } from '@/lib/platform/env/server'
import { toArticleHtml } from '@/lib/platform/html/article-html'
import { type Figures, firstFigures } from '@/lib/platform/html/first-figures'
import type { Locale } from '@/lib/platform/i18n/locales'

import { cachedContent, cachedDocument } from './cached-content'
import { currentYear } from './current-year'
import { knownPosts } from './known-posts'
import { loadPost } from './posts'
import { optionalContent } from './require-content'

/** The post about the company in Vietnam; its slug is a setting. */
export function loadCompanyPost(locale: Locale) {
  return loadPost(knownPosts().company, locale)
}

/** The post about the group; its slug is a setting. */
export function loadGroupPost(locale: Locale) {
  return loadPost(knownPosts().group, locale)
}

/** The founder's post, whose id is a setting (docs/specification.md#main-api). Its slug becomes a tag once it is known. */
export async function loadFounderPost(locale: Locale) {
  'use cache'
  const id = serverEnv().FOUNDER_POST_ID
  const post = await cachedDocument({ key: `founder:${id}:${locale}`, tags: ['posts', 'founder'] }, () =>
    mainApi(locale).post(id),
  )
  if (post.kind === 'found') cacheTag(`post:${post.value.slug}`)
  return post
}

/** The first figures that the post about the company has in a table, in the order of its editors; null if it has none. */
export async function loadCompanyFigures(locale: Locale): Promise<Figures | null> {
  const post = await optionalContent(loadCompanyPost(locale))
  return post && firstFigures(toArticleHtml(post.content, post.title).html)
}

/** Years since the first milestone of the company; null if there is none. */
export async function loadYearsInBusiness(locale: Locale): Promise<number | null> {
  const [milestones, year] = await Promise.all([optionalContent(loadHistories(locale)), currentYear()])
  return milestones?.length ? year - Math.min(...milestones.map((milestone) => milestone.year)) : null
}

/** Milestones of the company, newest first. */
export async function loadHistories(locale: Locale) {
  'use cache'
  return cachedContent({ key: `histories:${locale}`, tags: ['histories'] }, () => mainApi(locale).histories())
}
