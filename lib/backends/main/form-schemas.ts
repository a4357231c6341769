import { z } from '@/lib/platform/zod/zod'

import { envelope, instantSchema, localisedTextSchema, pageOf, pageQuery } from '../wire.ts'

/** Main API, what visitors do: calculate, look for a job, apply, write to us. */

/**
 * `money`: VND, once or each month. `profit`: percent a year. Exactly one of `month` and `year` says how long.
 */
export const calculatorQuerySchema = z
  .object({
    money: z.coerce.number().positive(),
    profit: z.coerce.number(),
    month: z.coerce.number().int().positive().optional(),
    year: z.coerce.number().int().positive().optional(),
  })
  .refine((query) => (query.month === undefined) !== (query.year === undefined), 'month or year')

/** Lump sum: `amount` is the value at the end. All in VND. */
export const lumpSumResponseSchema = envelope(
  z.object({ amount: z.number(), total_investment: z.number(), profit: z.number() }),
)

/** Periodic saving: `amount` is what is put in each month, `future_amount` the value at the end. All in VND. */
export const periodicSavingResponseSchema = envelope(
  z.object({ amount: z.number(), future_amount: z.number(), total_investment: z.number(), profit: z.number() }),
)

export const recruitmentSchema = z.object({
  id: z.int(),
  title: localisedTextSchema,
  description: localisedTextSchema.nullish(),
  /** HTML of the CMS; left out of lists. */
  content: localisedTextSchema.nullish(),
  branch: z.object({ id: z.int(), name: localisedTextSchema }).nullish(),
  quantity: z.int().nonnegative().nullish(),
  /** Last day to apply, `YYYY-MM-DD`. */
  deadline: z.iso.date().nullish(),
  created_at: instantSchema,
  /** Set for places that only students can apply for: the student form is shown. */
  student: z.boolean().default(false),
})

/** `GET /recruitments` and `GET /recruitments/`; `branch` is the id of a branch. */
export const recruitmentsQuerySchema = pageQuery({ sort: 'id', limit: 4 })
  .omit({ active: true })
  .extend({ branch: z.coerce.number().int().optional() })

export const recruitmentsResponseSchema = pageOf(recruitmentSchema)

export const recruitmentResponseSchema = envelope(recruitmentSchema)

/** Text part of POST common/upload-fe beside the part `file`. */
export const uploadFieldsSchema = z.object({ type: z.literal('cv') })

/** `uri` is the stored path, which goes into `file_path` of the CV. */
export const uploadResponseSchema = envelope(z.object({ uri: z.string().min(1) }))

export const removeUploadRequestSchema = z.object({ url: z.string().min(1) })

export const removeUploadResponseSchema = envelope(z.object({ removed: z.boolean() }))

export const contactRequestSchema = z.object({
  name: z.string().min(1),
  email: z.email(),
  phone: z.string().min(1),
  subject: z.string().optional(),
  message: z.string().min(1),
  /** Branch that the message is for. */
  branch_id: z.int().optional(),
})

export const cvRequestSchema = z.object({
  name: z.string().min(1),
  email: z.email(),
  phone: z.string().min(1),
  /** Desired job. */
  desire: z.string().optional(),
  /** Years. */
  experience: z.string().optional(),
  message: z.string().optional(),
  /** Set when the CV is for one recruitment. */
  recruitment_id: z.int().optional(),
  file_path: z.string().min(1),
})

export const studentCvRequestSchema = cvRequestSchema.extend({
  faculty: z.string().min(1),
  /** Year of study. */
  year: z.string().min(1),
})

export const createdResponseSchema = envelope(z.object({ id: z.int() }))

export type RecruitmentWire = z.infer<typeof recruitmentSchema>
export type ContactRequest = z.infer<typeof contactRequestSchema>
export type CvRequest = z.infer<typeof cvRequestSchema>
export type StudentCvRequest = z.infer<typeof studentCvRequestSchema>
