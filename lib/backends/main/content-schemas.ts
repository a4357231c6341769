import { z } from '@/lib/platform/zod/zod'

import { activeSchema, envelope, instantSchema, localisedTextSchema, pageOf, pageQuery } from '../wire.ts'

/** Main API, editorial content: categories, posts, reports, history entries, FAQs. */

const categoryRefSchema = z.object({ id: z.int(), slug: z.string(), name: localisedTextSchema })

export const postSchema = z.object({
  id: z.int(),
  slug: z.string(),
  title: localisedTextSchema,
  description: localisedTextSchema.nullish(),
  /** HTML of the CMS; missing in lists. */
  content: localisedTextSchema.nullish(),
  image: z.string().nullish(),
  published_at: instantSchema,
  updated_at: instantSchema.nullish(),
  author: z.string().nullish(),
  category: categoryRefSchema.nullish(),
  /** Reports only. */
  file: z
    .object({ url: z.string(), bytes: z.int().nonnegative().nullish(), pages: z.int().positive().nullish() })
    .nullish(),
  report_type: z.enum(['daily', 'weekly', 'strategy', 'sector', 'company']).nullish(),
  sector: z.string().nullish(),
  tickers: z.array(z.string()).nullish(),
})

export const postResponseSchema = envelope(postSchema)

/** Response of /posts/get_by_slug/{slug}/relate: the post, with its related posts inside. */
export const postWithRelatedResponseSchema = envelope(postSchema.extend({ relate: z.array(postSchema).default([]) }))

/** Response of /categories/{id}/article: all posts of a category, not paged. */
export const postListResponseSchema = envelope(z.array(postSchema))

/**
 * Response of /categories/fe/{id}/article and of the reports. A page holds only posts that exist in the language of the
 * `locale` header, and `total` counts only those.
 */
export const postPageResponseSchema = pageOf(postSchema)

/** A category with children, at most three levels deep. */
export const categorySchema = z.object({
  id: z.int(),
  slug: z.string(),
  name: localisedTextSchema,
  description: localisedTextSchema.nullish(),
  image: z.string().nullish(),
  sequence: z.int().default(0),
  get child() {
    return z.array(categorySchema).default([])
  },
  posts: z.array(postSchema).default([]),
})

export const categoryResponseSchema = envelope(categorySchema)

/** Response of /categories/get_by_slug/{slug}/parent: null for a category at the top. */
export const parentCategoryResponseSchema = envelope(categorySchema.nullable())

/** Defaults of docs/specification.md#main-api. */
export const categoryPostsQuerySchema = pageQuery({ sort: 'published_at', limit: 5 })

/** Reports (path REPORTS_PATH): five per page, newest first. */
export const reportsQuerySchema = pageQuery({ sort: 'published_at', limit: 5 })

export const historySchema = z.object({
  id: z.int(),
  /** Calendar date, `YYYY-MM-DD`. */
  time: z.iso.date(),
  title: localisedTextSchema,
  content: localisedTextSchema.nullish(),
  image: z.string().nullish(),
  active: activeSchema,
})

export const historiesQuerySchema = pageQuery({ sort: 'time', limit: 1000, maxLimit: 1000 })

export const historiesResponseSchema = pageOf(historySchema)

export const faqSchema = z.object({
  id: z.int(),
  title: localisedTextSchema,
  /** HTML of the CMS. */
  content: localisedTextSchema,
  group: z.object({ id: z.int(), name: localisedTextSchema, sequence: z.int().default(0) }).nullish(),
})

export const faqsQuerySchema = pageQuery({ sort: 'id', limit: 10 })

export const faqsResponseSchema = pageOf(faqSchema)

export type PostWire = z.infer<typeof postSchema>
export type CategoryWire = z.infer<typeof categorySchema>
export type HistoryWire = z.infer<typeof historySchema>
export type FaqWire = z.infer<typeof faqSchema>
