import { z } from '@/lib/platform/zod/zod'

import { listOf } from '../rows-of.ts'
import { bankSchema } from '../account/schemas.ts'
import { envelope, instantSchema, localisedTextSchema, yesNoSchema } from '../wire.ts'

/** Trading-account service: lookups and checks before an account is opened. */

/** `ref_code`: code of the broker or referrer; at least 8 characters. */
export const checkBrokerRequestSchema = z.object({ ref_code: z.string().min(1) })

/** Null: no such broker. */
export const checkBrokerResponseSchema = envelope(
  z
    .object({
      staff_id: z.string(),
      name: z.string(),
      mobile: z.string().nullish(),
      branch_id: z.string().nullish(),
      branch_name: localisedTextSchema.nullish(),
    })
    .nullable(),
)

/** `user_id`: client id, empty for an applicant who is not a client yet. */
export const tradingBanksRequestSchema = z.object({ user_id: z.string() })

export const tradingBanksResponseSchema = envelope(listOf(bankSchema))

/** `tp`: 1 jobs, 2 positions. */
export const jobsRequestSchema = z.object({ tp: z.union([z.literal(1), z.literal(2)]) })

export const jobsResponseSchema = envelope(listOf(z.object({ cd: z.string().min(1), nm: localisedTextSchema })))

/** One to three of the fields; the email in lower case, the mobile number with its leading 0. */
export const checkInfoRequestSchema = z
  .object({
    idno: z.string().regex(/^\d{9}(\d{3})?$/),
    mobile: z.string().regex(/^0?\d{9}$/),
    email: z.email().toLowerCase(),
  })
  .partial()
  .refine((body) => Object.keys(body).length > 0, 'idno, mobile or email')

/** `stt` '0': all are new. Otherwise `existed` names the fields that an account already has. */
export const checkInfoResponseSchema = z.object({
  stt: z.string(),
  existed: z.array(z.enum(['idno', 'mobile', 'email'])).default([]),
})

/** Search for account numbers: `pattern` is digits that the number contains or ends with; empty for any number. */
export const niceAccountsRequestSchema = z.object({
  pattern: z.string().regex(/^\d{0,6}$/),
  match: z.enum(['end', 'contain']).default('end'),
  page: z.int().positive().default(1),
})

/** `fee` in VND; 0: free. */
export const niceAccountsResponseSchema = envelope(
  z.object({
    accounts: listOf(z.object({ acc_no: z.string(), group: z.string(), fee: z.number().nonnegative() })),
    current_page: z.int().positive(),
    last_page: z.int().nonnegative(),
  }),
)

/** Checks whether a number that the visitor typed is available. */
export const checkAccountInputRequestSchema = z.object({ acc_no: z.string().regex(/^\d{6,10}$/) })

export const checkAccountInputResponseSchema = envelope(
  z.object({ acc_no: z.string(), available: yesNoSchema, fee: z.number().nonnegative().default(0) }),
)

/** PUT statusNiceAccount: holds a number for this application, or releases it. 409 `ACCOUNT_TAKEN`: already taken. */
export const holdAccountRequestSchema = z.object({
  acc_no: z.string(),
  status: z.enum(['hold', 'release']),
  opening_id: z.uuid(),
})

export const holdAccountResponseSchema = envelope(
  z.object({ acc_no: z.string(), status: z.enum(['hold', 'release']), held_until: instantSchema.nullable() }),
)

/** Looks up the progress of an earlier application by ID number. Null: none. */
export const getIdNoRequestSchema = z.object({ idno: z.string().min(1) })

export const getIdNoResponseSchema = envelope(
  z.object({ status: z.enum(['new', 'in_progress', 'opened']), step: z.string().nullish() }).nullable(),
)

/** The service fetches the photos of this e-KYC case itself, so they are not uploaded twice. */
export const saveIdImagesRequestSchema = z.object({
  idno: z.string().min(1),
  ocr_id: z.string().min(1),
  request_id: z.string().min(1),
})

export const savedResponseSchema = envelope(z.object({ saved_at: instantSchema }))
