import 'server-only'

import type { Topic } from '@/lib/domain/glossary/topics'
import { toArticleHtml } from '@/lib/platform/html/article-html'
import { readingMinutes } from '@/lib/platform/html/reading-minutes'
import type { Locale } from '@/lib/platform/i18n/locales'
import { learningModules } from '@/lib/domain/learning/learning-path'

import { categoryIds } from '@/lib/routes/category-ids'
import { loadPost, loadPostsOfCategory } from './documents'
import { orNull, settle } from './settle'
import type { Settled } from './settled'

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
 * The modules with the guides that can be read in a language. One that could not be loaded is left out; `unavailable` when
 * nothing could, `missing` when the CMS has none of them.
 */
export async function loadLearningPath(locale: Locale): Promise<Settled<readonly LoadedModule[]>> {
  const slugs = learningModules.flatMap((module) => module.slugs)
  const posts = await Promise.all(slugs.map((slug) => settle(loadPost(slug, locale))))
  const lessons = new Map<string, Lesson>()
  for (const [index, post] of posts.entries()) {
    if (post.kind !== 'found' || post.value.status !== 'found') continue
    const { slug, title, description, content } = post.value.document
    const minutes = readingMinutes(toArticleHtml(content, '').text, locale)
    lessons.set(slugs[index] ?? slug, { slug, title, description, minutes })
  }
  if (lessons.size === 0) return posts.find((post) => post.kind === 'unavailable') ?? { kind: 'missing' }
  const value = learningModules.map(({ topic, practice, slugs: own }) => ({
    topic,
    practice,
    lessons: own.flatMap((slug) => lessons.get(slug) ?? []),
  }))
  return { kind: 'found', value }
}

/** As many guides as the search knows, in the same call. */
const guidesAtMost = 200

/** The first of some guides that can be read in a language; null where there is none, or the backend is down. */
export async function loadFirstGuide(slugs: readonly string[], locale: Locale) {
  if (slugs.length === 0) return null
  const guides = await orNull(loadPostsOfCategory(categoryIds.guides, locale, guidesAtMost))
  const bySlug = new Map(guides?.rows.map((guide) => [guide.slug, guide]))
  const slug = slugs.find((candidate) => bySlug.has(candidate))
  return (slug !== undefined && bySlug.get(slug)) || null
}
