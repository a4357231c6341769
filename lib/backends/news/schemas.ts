import { z } from '@/lib/platform/zod/zod'

import { listOf, rowsOf } from '../rows-of.ts'
import { contentInstantSchema, envelope, wholeNumberSchema } from '../wire.ts'

/** News API: market news. Texts are plain, in the language of the parameter `locale`. */

const wireLocaleSchema = z.enum(['vi', 'en', 'kr'])

export const newsArticleSchema = z.object({
  id: wholeNumberSchema,
  title: z.string(),
  description: z.string().nullish(),
  /** HTML; missing in lists. */
  content: z.string().nullish(),
  image: z.string().nullish(),
  source: z.string().nullish(),
  published_at: contentInstantSchema,
  /** Language of the texts above. */
  locale: wireLocaleSchema,
  /** All languages in which this article exists. */
  locales: rowsOf(wireLocaleSchema).optional(),
  tickers: rowsOf(z.string()).nullish(),
})

/** Page size 10 by default (docs/specification.md#constants-and-limits). */
export const newsListQuerySchema = z.object({
  locale: wireLocaleSchema,
  page: z.coerce.number().int().positive().default(1),
  limit: z.coerce.number().int().positive().max(100).default(10),
})

export const newsDetailQuerySchema = z.object({ locale: wireLocaleSchema })

export const newsListResponseSchema = envelope(
  z.object({ articleList: listOf(newsArticleSchema), totalPage: wholeNumberSchema }),
)

/** 404 if the article does not exist in the requested language. */
export const newsArticleResponseSchema = envelope(newsArticleSchema)

export const relatedNewsResponseSchema = envelope(listOf(newsArticleSchema))

export type NewsArticleWire = z.infer<typeof newsArticleSchema>
