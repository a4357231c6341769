import { consentKinds } from '@/lib/domain/account-opening/given-consent'
import { correctionReasons } from '@/lib/domain/identity/correction'
import { z } from '@/lib/platform/zod/zod'

import { compactDateSchema, emailSchema, envelope, instantSchema, lineSchema, yesNoSchema } from '../wire.ts'

/** Trading-account service: the record (docs/specification.md#account-opening-record), its steps, and the contract. */

/** A code from one of the services' lists. */
const codeSchema = lineSchema(40)

/** Parameters of links are at most 200 characters long (lib/domain/campaign). */
const campaignSchema = lineSchema(200).nullish()

export const bankAccountSchema = z.object({
  bank_id: codeSchema,
  bank_nm: lineSchema(120),
  bank_acc: z.string().regex(/^[A-Za-z0-9]{6,20}$/),
  bank_branch: codeSchema.nullish(),
  bank_city: codeSchema.nullish(),
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
  cust_nm: lineSchema(100),
  sex: z.enum(['M', 'F']),
  idiss_dt: compactDateSchema,
  id_place: lineSchema(120),
  birth_dt: compactDateSchema,
  mobile: z.string().regex(/^0\d{9}$/),
  email: emailSchema,
  /** Street and ward in one line: provinces have had no districts since 1 July 2025. */
  address: lineSchema(250),
  district: lineSchema(80).nullish(),
  /** A code from `GET city`. */
  province: codeSchema,
  tax_no: z
    .string()
    .regex(/^\d{10,13}$/)
    .nullish(),
  client_id: z.string().max(40).nullish(),
  /** The address on the ID card, as printed or as corrected; letters go to `address`. */
  perm_address: lineSchema(200).nullish(),
  /** Null: the card does not expire. */
  idexp_dt: compactDateSchema.nullish(),
  /** ISO 3166-1 alpha-2. Law 14/2022 against money laundering requires both. */
  nationality: countrySchema.nullish(),
  second_nationality: countrySchema.nullish(),
}

const workShape = {
  /** Codes from getJobs. */
  job: codeSchema,
  position: codeSchema,
  /** Liable for tax in another country. */
  fatca_yn: yesNoSchema,
}

const referralShape = {
  rfr_nm: lineSchema(100).nullish(),
  rfr_mobile: z
    .string()
    .regex(/^0\d{9}$/)
    .nullish(),
  partner: campaignSchema,
  ref_code: campaignSchema,
  reward_code: lineSchema(40).nullish(),
}

/** How the visitor came; `staff_id` and `mas_branch_id` come from links and QR codes of staff. */
export const trackingSchema = z.object({
  source: campaignSchema,
  utm_source: campaignSchema,
  utm_campaign: campaignSchema,
  staff_id: campaignSchema,
  mas_branch_id: campaignSchema,
  e_contract_url: z.string().max(500).nullish(),
})

/** Which text the applicant agreed to, in which language, and when; `version` is a digest of the text that was shown. */
export const consentSchema = z.object({
  kind: z.enum(consentKinds),
  wording: z.string().regex(/^[\w.-]{1,80}$/),
  version: z.string().regex(/^[\da-f]{16}$/),
  locale: z.enum(['vi', 'en', 'ko']),
  at: instantSchema,
})

export const applicationRecordSchema = z.object({
  ...identityShape,
  ...workShape,
  ...referralShape,
  ...trackingSchema.shape,
  ...serviceFlagsSchema.shape,
  banks: z.array(bankAccountSchema).max(3),
  fund_list: z.array(codeSchema).max(20),
  /** 1: limit under 5 billion VND; 4: over. Null without margin trading. */
  mr_level: z.union([z.literal(1), z.literal(4)]).nullable(),
  /** Chosen account number, already held; null: assign the next free one. */
  acc_no: z
    .string()
    .regex(/^\d{6,10}$/)
    .nullish(),
  /** Fee of the chosen number in VND, as the applicant saw and accepted it. */
  acc_fee: z.int().nonnegative().nullish(),
  /** One for each kind; staff need them for as long as the account exists. */
  consents: z.array(consentSchema).max(consentKinds.length),
})

/** Fields of the record that are printed on the card. */
export const cardFieldNames = [
  'idno',
  'cust_nm',
  'sex',
  'birth_dt',
  'idiss_dt',
  'id_place',
  'idexp_dt',
  'perm_address',
] as const

/**
 * A field whose value is not what the e-KYC service read, because the applicant says that it was misread, could not be
 * read, or that the card is worn there. Staff compare such fields with the photos before they approve the account.
 */
export const correctionSchema = z.object({ field: z.enum(cardFieldNames), reason: z.enum(correctionReasons) })

/**
 * The record with its proofs. Repeating the same `opening_id` or `Idempotency-Key` never opens a second account but
 * returns the first response. 409 `ACCOUNT_EXISTS`; 409 `ACCOUNT_TAKEN`: the chosen number is gone; 422 `OTP_UNPROVEN`,
 * `EKYC_UNPROVEN`: a proof is missing or belongs to another person.
 */
export const createAccountRequestSchema = applicationRecordSchema.extend({
  opening_id: z.uuid(),
  ocr_id: lineSchema(128),
  sms_transaction_id: lineSchema(128),
  email_transaction_id: lineSchema(128),
  corrections: z.array(correctionSchema).max(cardFieldNames.length).default([]),
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
