import { z } from '@/lib/platform/zod/zod'

/**
 * Shapes that the wire formats of all services share. Only zod is imported here and in every `schemas.ts`, because the
 * sandbox process parses requests and answers with the same schemas.
 */

/** Service and consent flags of the trading service. */
export const yesNoSchema = z.enum(['Y', 'N'])

/** Calendar date without a time zone, `YYYYMMDD`: trading, account-opening and e-KYC services. */
export const compactDateSchema = z.string().regex(/^(19|20)\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/, 'YYYYMMDD')

/** Instant, ISO 8601 with `Z` or an offset: every service. */
export const instantSchema = z.iso.datetime({ offset: true })

/**
 * Plain text, or JSON text keyed by wire locale: `{"vi":"Tin tức","en":"News"}`. Plain text is Vietnamese. It is text
 * for the schema; `resolveLocalised` of lib/backends/localised-text.ts reads it.
 */
export const localisedTextSchema = z.string()

/** 1 = published, 0 = hidden. */
export const activeSchema = z.union([z.literal(0), z.literal(1)])

/** `{ data: … }`, the answer of every call that is not a list in pages. */
export function envelope<Data extends z.ZodType>(data: Data) {
  return z.object({ data })
}

/** One page of a list: the rows and the place in the list stand side by side at the top of the answer. */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({
    data: z.array(row),
    current_page: z.int().positive(),
    last_page: z.int().nonnegative(),
    per_page: z.int().positive().optional(),
    total: z.int().nonnegative(),
  })
}

/**
 * Query of a list in pages with the defaults of docs/specification.md#lists. Values are coerced, so the same schema reads
 * a query string in the sandbox and fills in defaults on the sending side.
 */
export function pageQuery(defaults: { sort: string; limit: number }) {
  return z.object({
    paging: z.coerce.number().int().default(1),
    sort: z.string().default(defaults.sort),
    direction: z.enum(['asc', 'desc']).default('desc'),
    page: z.coerce.number().int().positive().default(1),
    limit: z.coerce.number().int().positive().max(1000).default(defaults.limit),
    active: z.coerce.number().int().default(1),
  })
}

/**
 * Body of a refusal (HTTP 4xx or 5xx) of any service. `message` is one text, or a map from field to texts whose keys
 * may be `error-message` (a banner) or dotted in three parts (`banks.0.bank_acc`). `code` is stable and upper case.
 * `data` carries numbers that the reader needs, such as attempts left.
 */
export const errorBodySchema = z.object({
  code: z.string().optional(),
  message: z.union([z.string(), z.record(z.string(), z.union([z.string(), z.array(z.string())]))]).optional(),
  data: z
    .object({
      attempts_left: z.int().nonnegative().optional(),
      retry_after: z.int().nonnegative().optional(),
      fields: z.array(z.string()).optional(),
    })
    .nullish(),
})

export type ErrorBody = z.infer<typeof errorBodySchema>
