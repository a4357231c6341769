import { z } from '@/lib/platform/zod/zod'

import { categorySchema } from '../categories'
import type { SeedClock } from '../clock'
import { coverPath } from '../cover-path'
import { parseContent } from '../files/content-error'
import { mapLocalized } from '../files/localized'
import { toHtml } from '../files/markdown'
import { readDocuments } from '../files/read-content'
import type { SeedPost } from '../types'
import { datedTextFields, inLanguagesOfTitle, placeText } from './dated-text'
import { sessionsBefore } from './session'

const articles = readDocuments(
  'market-news/articles',
  z.strictObject(datedTextFields).superRefine(inLanguagesOfTitle),
).toSorted((a, b) => b.id - a.id)

/** Sessions that the cover of an article on one session shows. */
const sessionsDrawn = 20

const category = parseContent('market-news', categorySchema, 'tin-thi-truong')

/** Articles of the news API, newest first. */
export function marketNews(clock: SeedClock): readonly SeedPost[] {
  return articles.map((article) => {
    const { publishedAt, session, weekLength, fill } = placeText(article, clock)
    const { cover, weekEnd, figure, contributions } = article
    return {
      id: article.id,
      slug: article.slug,
      categoryId: category,
      title: fill(article.title),
      description: fill(article.description),
      content: mapLocalized(fill(article.body), toHtml),
      cover: coverPath(article.slug),
      ...(cover === 'table' ? { tableDrawn: 'column' as const } : {}),
      ...(figure === undefined ? {} : { figure }),
      ...(contributions === undefined ? {} : { contributions }),
      ...(cover === 'session' ? { sessions: sessionsBefore(clock, session, sessionsDrawn) } : {}),
      ...(weekEnd === undefined ? {} : { week: sessionsBefore(clock, session, weekLength) }),
      publishedAt,
      author: article.author.name,
    }
  })
}
