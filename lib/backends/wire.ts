import { emailPattern, maximumAddressLength } from '@/lib/domain/validation/text-rules'
import { z } from '@/lib/platform/zod/zod'

import { listOf } from './rows-of.ts'

/**
 * Wire formats shared by all services. This file and every `schemas.ts` import zod only, because the sandbox process
 * validates requests and responses with the same schemas.
 */

/** An e-mail address, by the rule of the forms. */
export const emailSchema = z.email({ pattern: emailPattern }).max(maximumAddressLength)

/** One line of typed text without control characters: 1 to `longest` characters. */
export function lineSchema(longest: number) {
  return z
    .string()
    .min(1)
    .max(longest)
    .regex(/^\P{Cc}*$/u)
}

/** Service and consent flags of the trading service. */
export const yesNoSchema = z.enum(['Y', 'N'])

/** Calendar date without a time zone, `YYYYMMDD`: trading, account-opening and e-KYC services. */
export const compactDateSchema = z.string().regex(/^(19|20|21)\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/, 'YYYYMMDD')

/** Timestamp, ISO 8601 with `Z` or an offset: every service. */
export const instantSchema = z.iso.datetime({ offset: true })

/** Whole number of a CMS, which may write it as text: `12` or `"12"`. */
export const wholeNumberSchema = z.union([
  z.int(),
  z
    .string()
    .regex(/^-?\d{1,15}$/)
    .transform(Number),
])

/** Vietnam has no daylight saving time, so one offset is right for every date. */
const vietnamOffset = '+07:00'

const localTime = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?)?$/

/**
 * Timestamp of content: ISO 8601 with an offset, or without one, as many a CMS writes it (`2026-11-20 09:00:00`,
 * `2026-11-20`), which is then the time of Vietnam. The output has an offset.
 */
export const contentInstantSchema = z.union([
  instantSchema,
  z
    .string()
    .regex(localTime)
    .transform((text) => text.replace(localTime, (_, date, time = '00:00') => `${date}T${time}${vietnamOffset}`))
    .refine((text) => !Number.isNaN(Date.parse(text))),
])

/** Calendar date of content, `YYYY-MM-DD`; the time of day of a local timestamp is ignored. */
export const contentDateSchema = z.union([
  z.iso.date(),
  z
    .string()
    .regex(localTime)
    .transform((text) => text.slice(0, 10))
    .pipe(z.iso.date()),
])

/**
 * Plain text, or a JSON string keyed by wire locale: `{"vi":"Tin tức","en":"News"}`. Plain text is Vietnamese. The
 * schema only checks for a string; `resolveLocalised` of lib/backends/localised-text.ts parses it. Null is an empty text.
 */
export const localisedTextSchema = z
  .string()
  .nullable()
  .transform((text) => text ?? '')

/** 1 = published, 0 = hidden; as number, text or boolean. */
export const activeSchema = z.union([
  z.literal([0, 1]),
  z.boolean().transform((isActive) => (isActive ? 1 : 0)),
  z.literal(['0', '1']).transform((text) => (text === '1' ? 1 : 0)),
])

/** Position among siblings, highest first; 0 if the CMS gives none. */
export const sequenceSchema = wholeNumberSchema.nullish().transform((sequence) => sequence ?? 0)

/** `{ data: … }`, the response of every call that is not a paged list. */
export function envelope<Data extends z.ZodType>(data: Data) {
  return z.object({ data })
}

/**
 * One page of a list: rows and paging fields side by side at the top level of the response. A list that gives no paging
 * fields is one page.
 */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({
    data: listOf(row),
    current_page: wholeNumberSchema.default(1),
    last_page: wholeNumberSchema.default(1),
    per_page: wholeNumberSchema.optional(),
    total: wholeNumberSchema.optional(),
  })
}

/** What lists can be sorted by. */
const sortFields = ['id', 'published_at', 'time'] as const

type SortField = (typeof sortFields)[number]

/**
 * Query of a paged list with the defaults of docs/specification.md#lists. Values are coerced, so that the same schema
 * parses a query string in the gateway and in the sandbox, and fills in defaults for the sender. A page has at most a
 * hundred rows, unless the list says otherwise.
 */
export function pageQuery(defaults: { sort: SortField; limit: number; maxLimit?: number }) {
  return z.object({
    paging: z.coerce.number().int().min(0).max(1).default(1),
    sort: z.enum(sortFields).default(defaults.sort),
    direction: z.enum(['asc', 'desc']).default('desc'),
    page: z.coerce.number().int().positive().max(100_000).default(1),
    limit: z.coerce
      .number()
      .int()
      .positive()
      .max(defaults.maxLimit ?? 100)
      .default(defaults.limit),
    active: z.coerce.number().int().min(0).max(1).default(1),
  })
}

/**
 * Error body (HTTP 4xx or 5xx) of any service. `message` is one text, or a map from field to texts whose keys may be
 * `error-message` (a banner) or have three dotted parts (`banks.0.bank_acc`). `code` is stable and upper case. `data`
 * carries numbers for the visitor, such as the tries left.
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
