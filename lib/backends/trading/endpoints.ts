import type { z } from '@/lib/platform/zod/zod'

import { defineEndpoints, maxJsonBytes } from '../endpoint.ts'
import {
  contractFileQuerySchema,
  contractLinkRequestSchema,
  contractResponseSchema,
  createAccountRequestSchema,
  createAccountResponseSchema,
  saveStepRequestSchema,
  signContractRequestSchema,
} from './application-schemas.ts'
import {
  emailOtpRequestSchema,
  otpSentResponseSchema,
  otpVerifiedResponseSchema,
  smsOtpRequestSchema,
  verifyEmailOtpRequestSchema,
  verifySmsOtpRequestSchema,
} from './otp-schemas.ts'
import {
  checkAccountInputRequestSchema,
  checkAccountInputResponseSchema,
  checkBrokerRequestSchema,
  checkBrokerResponseSchema,
  checkInfoRequestSchema,
  checkInfoResponseSchema,
  getIdNoRequestSchema,
  getIdNoResponseSchema,
  holdAccountRequestSchema,
  holdAccountResponseSchema,
  jobsRequestSchema,
  jobsResponseSchema,
  niceAccountsRequestSchema,
  niceAccountsResponseSchema,
  savedResponseSchema,
  saveIdImagesRequestSchema,
  tradingBanksRequestSchema,
  tradingBanksResponseSchema,
} from './schemas.ts'

const post = { method: 'POST', body: 'json', maxBytes: maxJsonBytes, browser: true } as const

/** Repeated with the same `Idempotency-Key`, the call keeps the code already sent instead of sending another. */
const sendsOtp = {
  ...post,
  creates: true,
  secret: 'otp-access-key',
  limit: 'otp',
  response: otpSentResponseSchema,
} as const

const checksOtp = { ...post, limit: 'otp-check', response: otpVerifiedResponseSchema } as const

/** Whether an earlier application of somebody exists. */
function isKnown(answer: z.infer<typeof getIdNoResponseSchema> | undefined): boolean {
  const status = answer?.data?.status ?? 'new'
  return status !== 'new'
}

/** Personal data in the account-opening record. */
const record = [
  'name',
  'id-number',
  'birth-date',
  'sex',
  'nationality',
  'address',
  'mobile',
  'email',
  'work',
  'tax',
  'bank-accounts',
  'referrer',
  'campaign',
  'service-choices',
  'account-number',
] as const

export const tradingEndpoints = defineEndpoints({
  checkBroker: {
    ...post,
    path: 'checkAccBroke',
    limit: 'lookup',
    request: checkBrokerRequestSchema,
    response: checkBrokerResponseSchema,
    personal: { sends: ['referrer'], purpose: 'check-referrer' },
  },
  banks: {
    ...post,
    path: 'getBankList',
    limit: 'read',
    request: tradingBanksRequestSchema,
    response: tradingBanksResponseSchema,
  },
  jobs: { ...post, path: 'getJobs', limit: 'read', request: jobsRequestSchema, response: jobsResponseSchema },
  checkInfo: {
    ...post,
    path: 'v1/checkInfoAcc',
    limit: 'existence',
    recipient: ['idno', 'mobile', 'email'],
    reveals: (answer) => (checkInfoResponseSchema.safeParse(answer).data?.stt ?? '0') !== '0',
    request: checkInfoRequestSchema,
    response: checkInfoResponseSchema,
    personal: { sends: ['id-number', 'mobile', 'email'], purpose: 'check-existing-customer' },
  },
  sendSmsOtp: {
    ...sendsOtp,
    path: 'getSmsOtp',
    recipient: ['mobile'],
    request: smsOtpRequestSchema,
    personal: { sends: ['mobile'], purpose: 'prove-mobile' },
  },
  verifySmsOtp: {
    ...checksOtp,
    path: 'verifyOtp',
    recipient: ['mobile'],
    request: verifySmsOtpRequestSchema,
    personal: { sends: ['mobile', 'otp'], purpose: 'prove-mobile' },
  },
  sendEmailOtp: {
    ...sendsOtp,
    path: 'getEmailOtp',
    recipient: ['email'],
    request: emailOtpRequestSchema,
    personal: { sends: ['email'], purpose: 'prove-email' },
  },
  verifyEmailOtp: {
    ...checksOtp,
    path: 'verifyEmailOtp',
    recipient: ['email'],
    request: verifyEmailOtpRequestSchema,
    personal: { sends: ['email', 'otp'], purpose: 'prove-email' },
  },
  niceAccounts: {
    ...post,
    path: 'checkAccountNice',
    limit: 'lookup',
    request: niceAccountsRequestSchema,
    response: niceAccountsResponseSchema,
  },
  checkAccountInput: {
    ...post,
    path: 'checkAccountUseInput',
    limit: 'lookup',
    request: checkAccountInputRequestSchema,
    response: checkAccountInputResponseSchema,
    personal: { sends: ['account-number'], purpose: 'hold-account-number' },
  },
  holdAccount: {
    ...post,
    method: 'PUT',
    path: 'statusNiceAccount',
    limit: 'hold',
    recipient: ['opening_id'],
    request: holdAccountRequestSchema,
    response: holdAccountResponseSchema,
    personal: { sends: ['account-number'], purpose: 'hold-account-number' },
  },
  idNo: {
    ...post,
    path: 'getIdNo',
    limit: 'existence',
    recipient: ['idno'],
    reveals: (answer) => isKnown(getIdNoResponseSchema.safeParse(answer).data),
    request: getIdNoRequestSchema,
    response: getIdNoResponseSchema,
    personal: { sends: ['id-number'], purpose: 'check-existing-customer' },
  },
  saveIdImages: {
    ...post,
    path: 'saveTrueIdImg',
    limit: 'submit',
    recipient: ['ocr_id'],
    request: saveIdImagesRequestSchema,
    response: savedResponseSchema,
    personal: { sends: ['id-number', 'id-card-images'], purpose: 'keep-id-images' },
  },
  saveStep: {
    ...post,
    path: 'saveOpenAccStep',
    limit: 'save',
    recipient: ['opening_id'],
    linkField: 'e_contract_url',
    request: saveStepRequestSchema,
    response: savedResponseSchema,
    personal: { sends: record, purpose: 'save-progress' },
  },
  createAccount: {
    ...post,
    path: 'createAccount',
    limit: 'submit',
    recipient: ['opening_id'],
    creates: true,
    request: createAccountRequestSchema,
    response: createAccountResponseSchema,
    personal: { sends: record, purpose: 'open-account' },
  },
  contractLink: {
    ...post,
    path: 'getEcontractLink',
    limit: 'submit',
    recipient: ['contract_id'],
    request: contractLinkRequestSchema,
    response: contractResponseSchema,
    rewritesLinks: true,
    personal: { sends: ['account-number'], purpose: 'make-contract' },
  },
  signContract: {
    ...post,
    path: 'getEcontractSigned',
    limit: 'otp-check',
    recipient: ['contract_id'],
    request: signContractRequestSchema,
    response: contractResponseSchema,
    rewritesLinks: true,
    personal: { sends: ['otp', 'account-number'], purpose: 'sign-contract' },
  },
  /** The PDF itself, at the URL that contractLink and signContract return. */
  contractFile: {
    method: 'GET',
    path: 'econtract/{contract}/{name}',
    limit: 'contract',
    recipient: ['contract'],
    query: contractFileQuerySchema,
    body: 'none',
    maxBytes: 0,
    browser: true,
    response: 'pdf',
  },
})
