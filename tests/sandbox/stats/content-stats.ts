import { firmContent } from '@/lib/domain/company/firm'
import { toArticleHtml } from '@/lib/platform/html/article-html'
import { readingMinutes } from '@/lib/platform/html/reading-minutes'
import { type Locale, locales } from '@/lib/platform/i18n/locales'
import { z } from '@/lib/platform/zod/zod'

import { readDocuments } from '../seed/files/read-content'
import type { Seed } from '../seed/types'
import type { WrittenText } from './sentences'

const textSchema = z.looseObject({
  slug: z.string(),
  body: z.object({ vi: z.string(), en: z.string().optional(), ko: z.string().optional() }),
})

/** Market news and reports as they were written. */
export function newsAndReports(): WrittenText[] {
  return [
    'market-news/articles',
    'reports/daily',
    'reports/weekly',
    'reports/strategy',
    'reports/sector',
    'reports/company',
  ]
    .flatMap((folder) => readDocuments(folder, textSchema))
    .map(({ slug, body }) => ({ slug, body }))
}

/** Words of a text; of a Korean one, characters without spaces. */
function lengthOf(html: string, locale: Locale): number {
  const { text } = toArticleHtml(html, '')
  return locale === 'ko' ? text.replaceAll(/\s/g, '').length : text.split(/\s+/).filter(Boolean).length
}

export interface Length {
  readonly slug: string
  /** Words, in Korean characters; missing where the text does not exist. */
  readonly length: Partial<Record<Locale, number>>
}

/** Lengths of some posts by language. */
export function lengthsOf({ posts }: Seed, slugs: readonly string[]): Length[] {
  return slugs.map((slug) => {
    const post = posts.find((each) => each.slug === slug)
    const entries = locales.flatMap((locale) => {
      const html = post?.content[locale]
      return html === undefined ? [] : [[locale, lengthOf(html, locale)] as const]
    })
    return { slug, length: Object.fromEntries(entries) }
  })
}

export const lessons: readonly string[] = Object.values(firmContent.learningPath).flat()

/** Minutes that the lessons take together, as the site counts them. */
export function learningMinutes({ posts }: Seed, locale: Locale): number {
  const minutes = lessons.map((slug) => {
    const html = posts.find((post) => post.slug === slug)?.content[locale]
    return html === undefined ? 0 : readingMinutes(toArticleHtml(html, '').text, locale)
  })
  return minutes.reduce((sum, each) => sum + each, 0)
}
