import { z } from '@/lib/platform/zod/zod'

import { listOf } from '../rows-of.ts'
import { compactDateSchema, envelope, localisedTextSchema, yesNoSchema } from '../wire.ts'

/** Account-opening API: lists for the forms and two date checks. */

export const citySchema = z.object({ code: z.string().min(1), name: localisedTextSchema })

/** The 34 provinces and cities since 1 July 2025. */
export const citiesResponseSchema = envelope(listOf(citySchema))

export const bankSchema = z.object({
  bcode: z.string().min(1),
  name: localisedTextSchema,
  short_name: z.string().min(1),
  /** The six digits with which the bank's card numbers and transfer codes begin. */
  bin: z
    .string()
    .regex(/^\d{6}$/)
    .nullish(),
})

export const banksResponseSchema = envelope(listOf(bankSchema))

const codeSchema = z.string().regex(/^[\w-]{1,20}$/)

export const bankRegionsQuerySchema = z.object({ bcode: codeSchema })

export const bankRegionSchema = z.object({ bregional: z.string().min(1), name: localisedTextSchema })

export const bankRegionsResponseSchema = envelope(listOf(bankRegionSchema))

export const bankBranchesQuerySchema = z.object({ bcode: codeSchema, bregional: codeSchema })

export const bankBranchSchema = z.object({ brcode: z.string().min(1), name: localisedTextSchema })

export const bankBranchesResponseSchema = envelope(listOf(bankBranchSchema))

export const checkAgeQuerySchema = z.object({ bday: compactDateSchema })

/** `adult`: 18 or older today in Vietnam. */
export const checkAgeResponseSchema = envelope(z.object({ age: z.int(), adult: yesNoSchema }))

export const checkWorkingDayQuerySchema = z.object({ d: compactDateSchema })

/**
 * docs/specification.md#validation-rules V-dateOfWork: `status_code` 200 means that the day was found in the list of
 * non-working days, 404 that it is a working day. The HTTP status is 200 in both cases.
 */
export const checkWorkingDayResponseSchema = z.object({ status_code: z.int(), message: z.string().nullish() })

export type CityWire = z.infer<typeof citySchema>
export type BankWire = z.infer<typeof bankSchema>
export type BankRegionWire = z.infer<typeof bankRegionSchema>
export type BankBranchWire = z.infer<typeof bankBranchSchema>
