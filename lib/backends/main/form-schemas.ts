import { z } from '@/lib/platform/zod/zod'

import {
  contentDateSchema,
  contentInstantSchema,
  emailSchema,
  envelope,
  localisedTextSchema,
  pageOf,
  pageQuery,
  wholeNumberSchema,
} from '../wire.ts'

/** Main API, forms and tools for visitors: calculator, vacancies, CV, contact message. */

/** `money`: VND, once or monthly. `profit`: percent per year. Exactly one of `month` and `year` sets the duration. */
export const calculatorQuerySchema = z
  .object({
    money: z.coerce.number().positive(),
    profit: z.coerce.number(),
    month: z.coerce.number().int().positive().optional(),
    year: z.coerce.number().int().positive().optional(),
  })
  .refine((query) => (query.month === undefined) !== (query.year === undefined), 'month or year')

/** Lump sum: `amount` is the final value. All in VND. */
export const lumpSumResponseSchema = envelope(
  z.object({ amount: z.number(), total_investment: z.number(), profit: z.number() }),
)

/** Periodic saving: `amount` is the monthly deposit, `future_amount` the final value. All in VND. */
export const periodicSavingResponseSchema = envelope(
  z.object({ amount: z.number(), future_amount: z.number(), total_investment: z.number(), profit: z.number() }),
)

export const recruitmentSchema = z.object({
  id: wholeNumberSchema,
  title: localisedTextSchema,
  description: localisedTextSchema.nullish(),
  /** HTML of the CMS; missing in lists. */
  content: localisedTextSchema.nullish(),
  branch: z.object({ id: wholeNumberSchema, name: localisedTextSchema }).nullish(),
  quantity: wholeNumberSchema.nullish(),
  /** Application deadline, `YYYY-MM-DD`. */
  deadline: contentDateSchema.nullish(),
  created_at: contentInstantSchema,
  /** True for vacancies that are open to students only; the page then shows the student form. */
  student: z.boolean().default(false),
})

/** `GET /recruitments` and `GET /recruitments/`; `branch` is the id of a branch. */
export const recruitmentsQuerySchema = pageQuery({ sort: 'id', limit: 4 })
  .omit({ active: true })
  .extend({ branch: z.coerce.number().int().optional() })

export const recruitmentsResponseSchema = pageOf(recruitmentSchema)

export const recruitmentResponseSchema = envelope(recruitmentSchema)

/** Text field of POST common/upload-fe beside the file part `file`. */
export const uploadFieldsSchema = z.object({ type: z.literal('cv') })

/** `uri` is the stored path, sent as `file_path` of the CV. */
export const uploadResponseSchema = envelope(z.object({ uri: z.string().min(1) }))

export const removeUploadRequestSchema = z.object({ url: z.string().min(1) })

export const removeUploadResponseSchema = envelope(z.object({ removed: z.boolean() }))

export const contactRequestSchema = z.object({
  name: z.string().min(1),
  email: emailSchema,
  phone: z.string().min(1),
  subject: z.string().optional(),
  message: z.string().min(1),
  /** Branch to which the message is addressed. */
  branch_id: z.int().optional(),
})

export const cvRequestSchema = z.object({
  name: z.string().min(1),
  email: emailSchema,
  phone: z.string().min(1),
  /** Desired job. */
  desire: z.string().optional(),
  /** Years. */
  experience: z.string().optional(),
  message: z.string().optional(),
  /** Set if the CV is for one vacancy. */
  recruitment_id: z.int().optional(),
  file_path: z.string().min(1),
})

export const studentCvRequestSchema = cvRequestSchema.extend({
  faculty: z.string().min(1),
  /** Year of study. */
  year: z.string().min(1),
})

export const createdResponseSchema = envelope(z.object({ id: wholeNumberSchema }))

export type RecruitmentWire = z.infer<typeof recruitmentSchema>
export type ContactRequest = z.infer<typeof contactRequestSchema>
export type CvRequest = z.infer<typeof cvRequestSchema>
export type StudentCvRequest = z.infer<typeof studentCvRequestSchema>
