import { z } from '@/lib/platform/zod/zod'

import { listOf, rowsOf } from '../rows-of.ts'
import { envelope, instantSchema } from '../wire.ts'

/** Market source: optional, and the only backend whose figures move by the minute. */

/**
 * Parts of a trading day: `before` the first auction, `opening` auction (ATO), `continuous` matching, `break` at noon,
 * `closing` auction (ATC), `after` it (put-through), `closed`.
 */
const tradingPhases = ['before', 'opening', 'continuous', 'break', 'closing', 'after', 'closed'] as const

/** Values of the day so far, oldest first, evenly spaced. */
const pointsSchema = z.array(z.number().positive()).max(500)

const indexSchema = z.object({
  code: z.string().regex(/^[\w-]{1,12}$/),
  value: z.number().positive(),
  /** Points since the close of the session before. */
  change: z.number(),
  points: pointsSchema.optional(),
})

export const marketSessionResponseSchema = envelope(
  z.object({
    /** Of the newest figure. */
    as_of: instantSchema,
    /** The figures are invented; the page says so. */
    demonstration: z.boolean(),
    phase: z.enum(tradingPhases),
    /** When the phase ends; null if unknown. */
    phase_ends_at: instantSchema.nullish(),
    /** Value matched today, VND. */
    turnover: z.number().nonnegative().nullish(),
    /** In the order in which they are shown. */
    indices: listOf(indexSchema),
  }),
)

/** Prices are VND a share. */
const quoteSchema = z.object({
  ticker: z.string().regex(/^[A-Z0-9]{3,9}$/),
  price: z.number().positive(),
  reference: z.number().positive(),
  ceiling: z.number().positive(),
  floor: z.number().positive(),
  points: pointsSchema.optional(),
})

export const marketQuotesResponseSchema = envelope(
  z.object({ as_of: instantSchema, demonstration: z.boolean(), quotes: rowsOf(quoteSchema) }),
)

export type MarketSessionWire = z.infer<typeof marketSessionResponseSchema>

export type MarketQuotesWire = z.infer<typeof marketQuotesResponseSchema>
