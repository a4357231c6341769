import { z } from '@/lib/platform/zod/zod'

/** Web vitals: milliseconds, and layout shift without unit. */
export const vitalNames = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const

/**
 * What one visit measured. `page` is the kind of page in the route table, so that neither the address nor the visitor can be
 * told from it.
 */
export const vitalsSchema = z
  .array(
    z.object({
      name: z.enum(vitalNames),
      value: z.number().nonnegative().max(600_000),
      page: z.enum(['home', 'register', 'news', 'other']),
    }),
  )
  .max(10)
