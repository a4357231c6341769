import { z } from '@/lib/platform/zod/zod'

import { listOf, rowsOf } from '../rows-of.ts'
import {
  activeSchema,
  contentDateSchema,
  contentInstantSchema,
  envelope,
  localisedTextSchema,
  pageOf,
  pageQuery,
  sequenceSchema,
  wholeNumberSchema,
} from '../wire.ts'

/** Main API, editorial content: categories, posts, reports, history entries, FAQs. */

const categoryRefSchema = z.object({ id: wholeNumberSchema, slug: z.string(), name: localisedTextSchema })

/** A type that the site does not know counts as none. */
const reportTypeSchema = z.enum(['daily', 'weekly', 'strategy', 'sector', 'company']).nullish().catch(null)

export const postSchema = z.object({
  id: wholeNumberSchema,
  slug: z.string(),
  title: localisedTextSchema,
  description: localisedTextSchema.nullish(),
  /** HTML of the CMS; missing in lists. */
  content: localisedTextSchema.nullish(),
  image: z.string().nullish(),
  published_at: contentInstantSchema,
  updated_at: contentInstantSchema.nullish(),
  author: z.string().nullish(),
  category: categoryRefSchema.nullish(),
  /** Reports only. */
  file: z.object({ url: z.string(), bytes: wholeNumberSchema.nullish(), pages: wholeNumberSchema.nullish() }).nullish(),
  report_type: reportTypeSchema,
  sector: z.string().nullish(),
  tickers: rowsOf(z.string()).nullish(),
})

export const postResponseSchema = envelope(postSchema)

/** Response of /posts/get_by_slug/{slug}/relate: the post, with its related posts inside. */
export const postWithRelatedResponseSchema = envelope(postSchema.extend({ relate: rowsOf(postSchema).default([]) }))

/** Response of /categories/{id}/article: all posts of a category, not paged. */
export const postListResponseSchema = envelope(listOf(postSchema))

/**
 * Response of /categories/fe/{id}/article and of the reports. A page holds only posts that exist in the language of the
 * `locale` header, and `total` counts only those.
 */
export const postPageResponseSchema = pageOf(postSchema)

/** A category with children, at most three levels deep. */
export const categorySchema = z.object({
  id: wholeNumberSchema,
  slug: z.string(),
  name: localisedTextSchema,
  description: localisedTextSchema.nullish(),
  image: z.string().nullish(),
  sequence: sequenceSchema,
  get child() {
    return rowsOf(categorySchema).default([])
  },
  posts: rowsOf(postSchema).default([]),
})

export const categoryResponseSchema = envelope(categorySchema)

/** Response of /categories/get_by_slug/{slug}/parent: null for a category at the top. */
export const parentCategoryResponseSchema = envelope(categorySchema.nullable())

/** Defaults of docs/specification.md#main-api. */
export const categoryPostsQuerySchema = pageQuery({ sort: 'published_at', limit: 5 })

/** Reports (path REPORTS_PATH): five per page, newest first. */
export const reportsQuerySchema = pageQuery({ sort: 'published_at', limit: 5 })

export const historySchema = z.object({
  id: wholeNumberSchema,
  /** Calendar date, `YYYY-MM-DD`. */
  time: contentDateSchema,
  title: localisedTextSchema,
  content: localisedTextSchema.nullish(),
  image: z.string().nullish(),
  active: activeSchema,
})

export const historiesQuerySchema = pageQuery({ sort: 'time', limit: 1000, maxLimit: 1000 })

export const historiesResponseSchema = pageOf(historySchema)

export const faqSchema = z.object({
  id: wholeNumberSchema,
  title: localisedTextSchema,
  /** HTML of the CMS. */
  content: localisedTextSchema,
  group: z.object({ id: wholeNumberSchema, name: localisedTextSchema, sequence: sequenceSchema }).nullish(),
})

export const faqsQuerySchema = pageQuery({ sort: 'id', limit: 10 })

export const faqsResponseSchema = pageOf(faqSchema)

export type PostWire = z.infer<typeof postSchema>
export type CategoryWire = z.infer<typeof categorySchema>
export type HistoryWire = z.infer<typeof historySchema>
export type FaqWire = z.infer<typeof faqSchema>
