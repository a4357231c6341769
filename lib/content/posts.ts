import 'server-only'

import type { Post } from '@/lib/backends/main/content'
import { mainApi } from '@/lib/backends/main/server'
import type { Locale } from '@/lib/platform/i18n/locales'
import { mapResult } from '@/lib/platform/result/result'

import { cachedContent, cachedDocument } from './cached-content'
import type { ContentResult } from './content-result'

/** A post of the CMS. It also answers a former slug, with the post that has another slug now. */
export async function loadPost(slug: string, locale: Locale) {
  'use cache'
  return cachedDocument({ key: `post:${slug}:${locale}`, tags: ['posts', `post:${slug}`] }, () =>
    mainApi(locale).postBySlug(slug),
  )
}

/** The post at `/article/<slug>`; `moved` where the slug is a former one. */
export async function loadArticle(slug: string, locale: Locale): Promise<ContentResult<Post>> {
  const post = await loadPost(slug, locale)
  return post.kind === 'found' && post.value.slug !== slug
    ? { kind: 'moved', path: `/article/${post.value.slug}` }
    : post
}

/** Newest posts of a category. @param limit number of posts */
export async function loadPostsOfCategory(id: number, locale: Locale, limit: number) {
  'use cache'
  return cachedContent({ key: `category:${id}:${locale}:${limit}`, tags: ['posts', `category:${id}`] }, () =>
    mainApi(locale).postsOfCategory(id, { limit }),
  )
}

/** One page of the posts of a category, five a page. @param page from 1 */
export async function loadCategoryPosts(id: number, locale: Locale, page: number) {
  'use cache'
  return cachedContent({ key: `category-posts:${id}:${locale}:${page}`, tags: ['posts', `category:${id}`] }, () =>
    mainApi(locale).postsOfCategory(id, { page }),
  )
}

/** Every post of a category, newest first: for one with few posts, such as the versions of a legal document. */
export async function loadAllPostsOfCategory(id: number, locale: Locale) {
  'use cache'
  return cachedContent({ key: `all-posts:${id}:${locale}`, tags: ['posts', `category:${id}`] }, async () =>
    mapResult(await mainApi(locale).allPostsOfCategory(id), (posts) =>
      posts.toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime()),
    ),
  )
}
