import 'server-only'

import { cacheTag } from 'next/cache'

import { mainApi } from '@/lib/backends/main/server'
import { serverEnv } from '@/lib/platform/env/server'
import type { Locale } from '@/lib/platform/i18n/locales'

import { cachedContent, cachedDocument } from './cached-content'
import { knownPosts } from './known-posts'
import { loadPost } from './posts'

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

/** Milestones of the company, newest first. */
export async function loadHistories(locale: Locale) {
  'use cache'
  return cachedContent({ key: `histories:${locale}`, tags: ['histories'] }, () => mainApi(locale).histories())
}
