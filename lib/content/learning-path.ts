import 'server-only'

import type { Topic } from '@/lib/domain/glossary/topics'
import { toArticleHtml } from '@/lib/platform/html/article-html'
import { readingMinutes } from '@/lib/platform/html/reading-minutes'
import type { Locale } from '@/lib/platform/i18n/locales'
import { learningModules, type Step, stepOf } from '@/lib/domain/learning/learning-path'

import { categoryIds } from '@/lib/routes/category-ids'
import { type ContentResult, found, missing } from './content-result'
import { knownPosts } from './known-posts'
import { listedAtMost } from './listed-content'
import { loadPost, loadPostsOfCategory } from './posts'
import { optionalContent, requireContent } from './require-content'

export interface Lesson {
  readonly slug: string
  readonly title: string
  readonly description: string | null
  readonly minutes: number
}

export interface LoadedModule {
  readonly topic: Topic
  readonly practice: string
  readonly lessons: readonly Lesson[]
}

/**
 * The modules with the guides that exist in a language. A guide that could not be loaded is left out; the result is
 * `unavailable` if none could be loaded and `missing` if the CMS has none of them.
 */
export async function loadLearningPath(locale: Locale): Promise<ContentResult<readonly LoadedModule[]>> {
  const { guides } = knownPosts()
  const slugs = learningModules.flatMap(({ topic }) => guides[topic] ?? [])
  const posts = await Promise.all(slugs.map((slug) => requireContent(loadPost(slug, locale))))
  const lessons = new Map<string, Lesson>()
  for (const [index, post] of posts.entries()) {
    if (post.kind !== 'found') continue
    const { slug, title, description, content } = post.value
    const minutes = readingMinutes(toArticleHtml(content, '').text, locale)
    lessons.set(slugs[index] ?? slug, { slug, title, description, minutes })
  }
  if (lessons.size === 0) return posts.find((post) => post.kind === 'unavailable') ?? missing
  return found(
    learningModules.map(({ topic, practice }) => ({
      topic,
      practice,
      lessons: (guides[topic] ?? []).flatMap((slug) => lessons.get(slug) ?? []),
    })),
  )
}

/** Position of a guide on the learning path; null if it is not on it. */
export function stepOfGuide(slug: string): Step | null {
  return stepOf(slug, knownPosts().guides)
}

/** The first of some guides that exists in a language; null if there is none or the backend is down. */
export async function loadFirstGuide(slugs: readonly string[], locale: Locale) {
  if (slugs.length === 0) return null
  const guides = await optionalContent(loadPostsOfCategory(categoryIds.guides, locale, listedAtMost))
  const bySlug = new Map(guides?.rows.map((guide) => [guide.slug, guide]))
  const slug = slugs.find((candidate) => bySlug.has(candidate))
  return (slug !== undefined && bySlug.get(slug)) || null
}
