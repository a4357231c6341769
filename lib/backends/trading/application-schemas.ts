import { z } from '@/lib/platform/zod/zod'

import { compactDateSchema, envelope, instantSchema, yesNoSchema } from '../wire.ts'

/**
 * Trading-account service: the account-opening record (docs/specification.md#account-opening-record), its saving step by step, and the contract.
 */

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
  /** Margin; needs `mr_level`. */
  mr_yn: yesNoSchema,
  /** Derivatives account. */
  dr_ac_yn: yesNoSchema,
  /** Online trading. */
  trading_yn: yesNoSchema,
  /** Orders through the hotline (call centre). */
  cc_yn: yesNoSchema,
  /** Orders through a broker. */
  bk_yn: yesNoSchema,
  /** Exercise of rights by the broker on the client's behalf. */
  roup: yesNoSchema,
  /** Data may be shared with partners. */
  share_yn: yesNoSchema,
  sms_yn: yesNoSchema,
  /** Cash advance on sold securities. */
  adv_yn: yesNoSchema,
  /** Portfolio analytics. */
  pa_yn: yesNoSchema,
  /** Registration for investment products. */
  sic_yn: yesNoSchema,
  /** Derivatives orders online; 'Y' needs `dr_ac_yn`. */
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
  /** Street and ward in one line: provinces have no districts since 1 July 2025. */
  address: z.string().min(1),
  district: z.string().nullish(),
  /** Code of `GET city`. */
  province: z.string().min(1),
  tax_no: z.string().nullish(),
  client_id: z.string().nullish(),
  /** The card's own address, as printed or as corrected; `address` is where letters go. */
  perm_address: z.string().nullish(),
  /** Null: the card does not expire. */
  idexp_dt: compactDateSchema.nullish(),
  /** ISO 3166-1 alpha-2. Law 14/2022 against money laundering asks for both. */
  nationality: countrySchema.nullish(),
  second_nationality: countrySchema.nullish(),
}

const workShape = {
  /** Codes of getJobs. */
  job: z.string().min(1),
  position: z.string().min(1),
  /** Taxable abroad. */
  fatca_yn: yesNoSchema,
}

const referralShape = {
  rfr_nm: z.string().nullish(),
  rfr_mobile: z.string().nullish(),
  partner: z.string().nullish(),
  ref_code: z.string().nullish(),
  reward_code: z.string().nullish(),
}

/** Where the visitor came from; `staff_id` and `mas_branch_id` from links and QR codes of staff. */
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
  /** 1: limit under 5 billion VND; 4: over. Null without margin. */
  mr_level: z.union([z.literal(1), z.literal(4)]).nullable(),
  /** Chosen account number, held before; null: the next free one. */
  acc_no: z.string().nullish(),
})

/**
 * The record with its proofs. The same `opening_id` or `Idempotency-Key` never opens a second account: the first answer
 * is given again. 409 `ACCOUNT_EXISTS`; 409 `ACCOUNT_TAKEN`: the chosen number is gone; 422 `OTP_UNPROVEN`,
 * `EKYC_UNPROVEN`: a proof is missing or not of this person.
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

/** When somebody who signs at a branch comes there; `mas_branch_id` of the record names the branch. Vietnam time. */
export const appointmentSchema = z.object({
  date: compactDateSchema,
  /** HH:mm, 08:00 to 17:00. */
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
})

/** One step as it is left: what is known so far. Saving again with the same `opening_id` replaces. */
export const saveStepRequestSchema = z.object({
  opening_id: z.uuid(),
  /** 1 to 7; 1.1 in the new-account variant. */
  step: z.string().regex(/^([1-7]|1\.1)$/),
  data: applicationRecordSchema.partial(),
  /** From the older short form, which ends with a visit instead of the steps after it. */
  appointment: appointmentSchema.optional(),
})

export const contractLinkRequestSchema = z.object({ client_id: z.string().min(1), contract_id: z.string().min(1) })

/**
 * `url`: the PDF, `econtract/{contract_id}/{name}?token=…` below the base of this service, so the page can show it through
 * the gateway.
 */
export const contractResponseSchema = envelope(
  z.object({ contract_id: z.string().min(1), url: z.string().min(1), signed_at: instantSchema.nullable() }),
)

/** The OTP that getSmsOtp sent with purpose `sign`; wrong codes are answered as in otp-schemas.ts. */
export const signContractRequestSchema = z.object({
  client_id: z.string().min(1),
  contract_id: z.string().min(1),
  transaction_id: z.string().min(1),
  otp: z.string().regex(/^\d{6}$/),
})

/** Codes of refusals beside those of otp-schemas.ts. */
export const applicationErrorCodes = [
  'ACCOUNT_EXISTS',
  'ACCOUNT_TAKEN',
  'OTP_UNPROVEN',
  'EKYC_UNPROVEN',
  'UNDERAGE',
  'CONTRACT_UNKNOWN',
  'CONTRACT_SIGNED',
] as const

export type ApplicationRecord = z.infer<typeof applicationRecordSchema>
export type ServiceFlags = z.infer<typeof serviceFlagsSchema>
export type CreateAccountRequest = z.infer<typeof createAccountRequestSchema>
export type SaveStepRequest = z.infer<typeof saveStepRequestSchema>
