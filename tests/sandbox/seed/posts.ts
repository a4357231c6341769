import { z } from '@/lib/platform/zod/zod'

import { categorySchema } from './categories'
import type { SeedClock } from './clock'
import { coverPath } from './cover-path'
import { figureSchema } from './figure'
import { inSameLanguages, localizedSchema, mapLocalized } from './files/localized'
import { toHtml } from './files/markdown'
import { readDocuments } from './files/read-content'
import { fillTemplate } from './files/template'
import { words } from './market/words'
import type { Localized, SeedPost } from './types'

const fields = {
  slug: z.string(),
  id: z.int(),
  /** Business days before day 0 of the clock. */
  daysAgo: z.int().nonnegative(),
  /** HH:mm within office hours. */
  time: z.iso.time({ precision: -1 }).default('09:00'),
  /** `false` for a post without a picture; for others, how the first table of their text is drawn. */
  cover: z.literal([false, 'table', 'steps', 'fall', 'loan', 'message']).optional(),
  figure: figureSchema.optional(),
  /** The wire carries a text of one language as JSON keyed by language, as editors do at times. */
  jsonKeyed: z.literal(true).optional(),
  /** Slugs that the post had before: links to them lead to this one. */
  formerSlugs: z.array(z.string()).default([]),
  title: localizedSchema,
  description: localizedSchema,
  /** Markdown. */
  body: localizedSchema,
  /** Dates that the texts name in braces: business days from the day of publication, negative for earlier ones; with any, they may name its `year` and the `quarter` before. */
  dates: z.record(z.string(), z.int()).optional(),
}

const sameLanguages = inSameLanguages('title', 'description', 'body')

const postDocuments = readDocuments(
  'posts',
  z.strictObject({ ...fields, category: categorySchema }).superRefine(sameLanguages),
)

const contestDocuments = readDocuments('contest', z.strictObject(fields).superRefine(sameLanguages))

type PostDocument = (typeof contestDocuments)[number]

/** Fills the dates into the texts of a document that has any; texts of others may hold braces. */
function filler({ dates, daysAgo }: PostDocument, clock: SeedClock): (texts: Localized) => Localized {
  if (dates === undefined) return (texts) => texts
  const days = Object.entries(dates).map(([name, days]) => [name, clock.day(days - daysAgo)] as const)
  return (texts) =>
    mapLocalized(texts, (text, locale) => {
      const values = days.map(([name, day]) => [name, words[locale].fullDate(day)])
      const quarter = words[locale].quarterBefore(clock.dayBefore(daysAgo))
      const year = clock.day(-daysAgo).slice(0, 4)
      return fillTemplate(text, locale, { quarter, year, ...Object.fromEntries(values) })
    })
}

function toPost(document: PostDocument, categoryId: number, clock: SeedClock): SeedPost {
  const { slug, id, daysAgo, time, jsonKeyed, figure, cover } = document
  const fill = filler(document, clock)
  const markdown = fill(document.body)
  return {
    slug,
    categoryId,
    title: fill(document.title),
    description: fill(document.description),
    content: mapLocalized(markdown, toHtml),
    markdown,
    id,
    ...(jsonKeyed === true ? { jsonKeyed } : {}),
    ...(figure === undefined ? {} : { figure }),
    ...(cover ? { tableDrawn: cover === 'table' ? 'column' : cover } : {}),
    publishedAt: clock.before(daysAgo, time),
  }
}

const byId = (a: SeedPost, b: SeedPost): number => a.id - b.id

/** The founder's article; the site gets this id through its configuration. */
export const founderPostId = 1

/** Slugs of posts that had another one before: old to new. */
export const movedSlugs: Readonly<Record<string, string>> = Object.fromEntries(
  postDocuments.flatMap(({ slug, formerSlugs }) => formerSlugs.map((former) => [former, slug])),
)

/** Everything that editors publish as a post, except market news and reports, by id. */
export function posts(clock: SeedClock): readonly SeedPost[] {
  return postDocuments
    .map((document) => ({
      ...toPost(document, document.category, clock),
      ...(document.cover === false ? {} : { cover: coverPath(document.slug) }),
    }))
    .toSorted(byId)
}

/** Pages of the student trading contest: `mascham` is `/mascham`, `mascham-rules` is `/mascham/rules`. */
export function contestPages(clock: SeedClock): readonly SeedPost[] {
  return contestDocuments.map((document) => toPost(document, 0, clock)).toSorted(byId)
}
