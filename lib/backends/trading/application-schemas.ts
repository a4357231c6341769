import { z } from '@/lib/platform/zod/zod'

import { compactDateSchema, envelope, instantSchema, yesNoSchema } from '../wire.ts'

/** Trading-account service: the record (docs/specification.md#account-opening-record), its steps, and the contract. */

export const bankAccountSchema = z.object({
  bank_id: z.string().min(1),
  bank_nm: z.string().min(1),
  bank_acc: z.string().min(1),
  bank_branch: z.string().nullish(),
  bank_city: z.string().nullish(),
})

/** Services and channels, each 'Y' or 'N'. */
export const serviceFlagsSchema = z.object({
  /** Securities account. */
  stock_yn: yesNoSchema,
  /** Margin trading; requires `mr_level`. */
  mr_yn: yesNoSchema,
  /** Derivatives account. */
  dr_ac_yn: yesNoSchema,
  /** Online trading. */
  trading_yn: yesNoSchema,
  /** Orders through the hotline (call centre). */
  cc_yn: yesNoSchema,
  /** Orders through a broker. */
  bk_yn: yesNoSchema,
  /** The broker may exercise rights on the client's behalf. */
  roup: yesNoSchema,
  /** Data may be shared with partners. */
  share_yn: yesNoSchema,
  sms_yn: yesNoSchema,
  /** Advance on sale proceeds. */
  adv_yn: yesNoSchema,
  /** Portfolio analytics. */
  pa_yn: yesNoSchema,
  /** Registration for investment products. */
  sic_yn: yesNoSchema,
  /** Online derivatives orders; 'Y' requires `dr_ac_yn`. */
  dr_yn: yesNoSchema,
  /** Covered warrants. */
  cw_yn: yesNoSchema,
  /** Bonds. */
  bounds_yn: yesNoSchema,
  fund_yn: yesNoSchema,
  etf_yn: yesNoSchema,
})

const countrySchema = z.string().regex(/^[A-Z]{2}$/)

const identityShape = {
  idno: z.string().regex(/^\d{9}(\d{3})?$/),
  cust_nm: z.string().min(1),
  sex: z.enum(['M', 'F']),
  idiss_dt: compactDateSchema,
  id_place: z.string().min(1),
  birth_dt: compactDateSchema,
  mobile: z.string().regex(/^0\d{9}$/),
  email: z.email(),
  /** Street and ward in one line: provinces have had no districts since 1 July 2025. */
  address: z.string().min(1),
  district: z.string().nullish(),
  /** A code from `GET city`. */
  province: z.string().min(1),
  tax_no: z.string().nullish(),
  client_id: z.string().nullish(),
  /** The address on the ID card, as printed or as corrected; letters go to `address`. */
  perm_address: z.string().nullish(),
  /** Null: the card does not expire. */
  idexp_dt: compactDateSchema.nullish(),
  /** ISO 3166-1 alpha-2. Law 14/2022 against money laundering requires both. */
  nationality: countrySchema.nullish(),
  second_nationality: countrySchema.nullish(),
}

const workShape = {
  /** Codes from getJobs. */
  job: z.string().min(1),
  position: z.string().min(1),
  /** Liable for tax in another country. */
  fatca_yn: yesNoSchema,
}

const referralShape = {
  rfr_nm: z.string().nullish(),
  rfr_mobile: z.string().nullish(),
  partner: z.string().nullish(),
  ref_code: z.string().nullish(),
  reward_code: z.string().nullish(),
}

/** How the visitor came; `staff_id` and `mas_branch_id` come from links and QR codes of staff. */
export const trackingSchema = z.object({
  source: z.string().nullish(),
  utm_source: z.string().nullish(),
  utm_campaign: z.string().nullish(),
  staff_id: z.string().nullish(),
  mas_branch_id: z.string().nullish(),
  e_contract_url: z.string().nullish(),
})

export const applicationRecordSchema = z.object({
  ...identityShape,
  ...workShape,
  ...referralShape,
  ...trackingSchema.shape,
  ...serviceFlagsSchema.shape,
  banks: z.array(bankAccountSchema).max(3),
  fund_list: z.array(z.string()),
  /** 1: limit under 5 billion VND; 4: over. Null without margin trading. */
  mr_level: z.union([z.literal(1), z.literal(4)]).nullable(),
  /** Chosen account number, already held; null: assign the next free one. */
  acc_no: z.string().nullish(),
})

/**
 * The record with its proofs. Repeating the same `opening_id` or `Idempotency-Key` never opens a second account but
 * returns the first response. 409 `ACCOUNT_EXISTS`; 409 `ACCOUNT_TAKEN`: the chosen number is gone; 422 `OTP_UNPROVEN`,
 * `EKYC_UNPROVEN`: a proof is missing or belongs to another person.
 */
export const createAccountRequestSchema = applicationRecordSchema.extend({
  opening_id: z.uuid(),
  ocr_id: z.string().min(1),
  sms_transaction_id: z.string().min(1),
  email_transaction_id: z.string().min(1),
})

export const createAccountResponseSchema = envelope(
  z.object({
    client_id: z.string().min(1),
    acc_no: z.string().min(1),
    cust_nm: z.string(),
    contract_id: z.string().min(1),
    status: z.enum(['awaiting_signature', 'in_review', 'active']),
    created_at: instantSchema,
  }),
)

/** Appointment of an applicant who signs at a branch, in Vietnam time; `mas_branch_id` names the branch. */
export const appointmentSchema = z.object({
  date: compactDateSchema,
  /** HH:mm, 08:00 to 17:00. */
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
})

/** One saved step: the answers so far. Saving again with the same `opening_id` replaces it. */
export const saveStepRequestSchema = z.object({
  opening_id: z.uuid(),
  /** 1 to 7; 1.1 in the new-account variant. */
  step: z.string().regex(/^([1-7]|1\.1)$/),
  data: applicationRecordSchema.partial(),
  /** Set by the older short form, which ends with an appointment instead of the remaining steps. */
  appointment: appointmentSchema.optional(),
})

export const contractLinkRequestSchema = z.object({ client_id: z.string().min(1), contract_id: z.string().min(1) })

/** `url`: the PDF, `econtract/{contract_id}/{name}?token=…` below this service's base; the gateway forwards it. */
export const contractResponseSchema = envelope(
  z.object({ contract_id: z.string().min(1), url: z.string().min(1), signed_at: instantSchema.nullable() }),
)

/** `token` of that address. */
export const contractFileQuerySchema = z.object({ token: z.string().regex(/^[\w.~+/=-]{1,200}$/) })

/** The OTP that getSmsOtp sent with purpose `sign`; errors for wrong codes are in otp-schemas.ts. */
export const signContractRequestSchema = z.object({
  client_id: z.string().min(1),
  contract_id: z.string().min(1),
  transaction_id: z.string().min(1),
  otp: z.string().regex(/^\d{6}$/),
})

export type ApplicationRecord = z.infer<typeof applicationRecordSchema>
export type ServiceFlags = z.infer<typeof serviceFlagsSchema>
export type CreateAccountRequest = z.infer<typeof createAccountRequestSchema>
export type SaveStepRequest = z.infer<typeof saveStepRequestSchema>
