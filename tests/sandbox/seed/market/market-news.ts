import type { Locale } from '@/lib/platform/i18n/locales'
import { z } from '@/lib/platform/zod/zod'

import { categorySchema } from '../categories'
import type { SeedClock } from '../clock'
import { coverPath } from '../cover-path'
import { ContentError } from '../files/content-error'
import { inLanguages, mapLocalized, translatedSchema } from '../files/localized'
import { toHtml } from '../files/markdown'
import { readDocument, readDocuments } from '../files/read-content'
import { fillTemplate } from '../files/template'
import { storyFields, tellStory, type Story } from '../story'
import type { SeedPost } from '../types'
import { sessionOf, type Session } from './session'
import { sessionValues } from './session-values'

const [firstTopic, ...otherTopics] = readDocuments('market-news/topics', z.strictObject(storyFields))
if (!firstTopic) throw new ContentError('market-news/topics', ['there is no topic'])
const topics = [firstTopic, ...otherTopics] as const

/** What every article has: the topic's first paragraph, the session in figures, its other paragraphs and a note. */
const article = readDocument(
  'market-news/article.md',
  z.strictObject({ slug: z.string(), category: categorySchema, author: translatedSchema, body: translatedSchema }),
)

/** Sixty articles in Vietnamese, thirty of them in English and twelve in Korean; neighbours are of different topics. */
const count = 60
const existsIn: Readonly<Record<Locale, (index: number) => boolean>> = {
  vi: () => true,
  en: (index) => (index + Math.floor(index / topics.length)) % 2 === 0,
  ko: (index) => index % 5 === 0,
}

function contentOf({ text: [lead = '', ...rest] }: Story, session: Session, locale: Locale): string {
  const values = { ...sessionValues(session, locale), lead, rest: rest.join('\n\n') }
  return toHtml(fillTemplate(article.body[locale], locale, values))
}

/** Articles of the news API, newest first: the topics in turn, each about the session of its day. */
export function marketNews(clock: SeedClock): readonly SeedPost[] {
  return Array.from({ length: count }, (_, index) => {
    const topic = topics[index % topics.length] ?? topics[0]
    const back = Math.floor((index * 2) / 3)
    const time = ['16:10', '11:45', '08:20'][index % 3] ?? '09:00'
    // An article written before the close is about the day before.
    const session = sessionOf(clock.dayBefore(time === '16:10' ? back : back + 1), index)
    const stories = inLanguages(
      (locale) => existsIn[locale](index),
      (locale) => tellStory(topic, locale, sessionValues(session, locale)),
    )
    const slug = `tin-thi-truong-${count - index}`
    return {
      id: 5000 + count - index,
      slug,
      categoryId: article.category,
      title: mapLocalized(stories, ({ title }) => title),
      description: mapLocalized(stories, ({ description }) => description),
      content: mapLocalized(stories, (story, locale) => contentOf(story, session, locale)),
      cover: coverPath(slug),
      publishedAt: clock.before(back, time),
      author: article.author,
    }
  })
}
