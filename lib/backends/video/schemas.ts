import { z } from '@/lib/platform/zod/zod'

import { pageOf } from '../wire.ts'

/**
 * Video API: entries of a playlist as the video platform returns them. Any field of a row may be missing: the mapper
 * omits rows without a high-resolution thumbnail, a title, an id or a video id (docs/specification.md#content-types).
 */
export const videoSchema = z.object({
  id: z.union([z.string(), z.int()]).nullish(),
  snippet: z
    .object({
      title: z.string().nullish(),
      description: z.string().nullish(),
      publishedAt: z.string().nullish(),
      thumbnails: z
        .object({
          high: z.object({ url: z.string(), width: z.int().nullish(), height: z.int().nullish() }).nullish(),
        })
        .nullish(),
      resourceId: z.object({ videoId: z.string().nullish() }).nullish(),
    })
    .nullish(),
  /** Length as the platform writes it, an ISO 8601 duration: `PT2M5S`. */
  contentDetails: z.object({ duration: z.string().nullish() }).nullish(),
})

export const videosQuerySchema = z.object({
  paging: z.coerce.number().int().default(1),
  page: z.coerce.number().int().positive().default(1),
  limit: z.coerce.number().int().positive().max(50).default(11),
})

export const videosResponseSchema = pageOf(videoSchema)

export type VideoWire = z.infer<typeof videoSchema>
