import { defineEndpoints, maxJsonBytes } from '../endpoint.ts'
import {
  contractLinkRequestSchema,
  contractResponseSchema,
  createAccountRequestSchema,
  createAccountResponseSchema,
  saveStepRequestSchema,
  signContractRequestSchema,
} from './opening-schemas.ts'
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

/** Sent again with the same `Idempotency-Key`, it answers with the code that is on its way and sends no other. */
const sendsOtp = {
  ...post,
  creates: true,
  secret: 'otp-access-key',
  limit: 'otp',
  response: otpSentResponseSchema,
} as const

const checksOtp = { ...post, limit: 'otp-check', response: otpVerifiedResponseSchema } as const

/** What the account-opening record holds. */
const record = [
  'name',
  'id-number',
  'birth-date',
  'sex',
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
  banks: { ...post, path: 'getBankList', request: tradingBanksRequestSchema, response: tradingBanksResponseSchema },
  jobs: { ...post, path: 'getJobs', request: jobsRequestSchema, response: jobsResponseSchema },
  checkInfo: {
    ...post,
    path: 'v1/checkInfoAcc',
    limit: 'lookup',
    request: checkInfoRequestSchema,
    response: checkInfoResponseSchema,
    personal: { sends: ['id-number', 'mobile', 'email'], purpose: 'check-existing-customer' },
  },
  sendSmsOtp: {
    ...sendsOtp,
    path: 'getSmsOtp',
    recipient: 'mobile',
    request: smsOtpRequestSchema,
    personal: { sends: ['mobile'], purpose: 'prove-mobile' },
  },
  verifySmsOtp: {
    ...checksOtp,
    path: 'verifyOtp',
    recipient: 'mobile',
    request: verifySmsOtpRequestSchema,
    personal: { sends: ['mobile', 'otp'], purpose: 'prove-mobile' },
  },
  sendEmailOtp: {
    ...sendsOtp,
    path: 'getEmailOtp',
    recipient: 'email',
    request: emailOtpRequestSchema,
    personal: { sends: ['email'], purpose: 'prove-email' },
  },
  verifyEmailOtp: {
    ...checksOtp,
    path: 'verifyEmailOtp',
    recipient: 'email',
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
    limit: 'lookup',
    request: holdAccountRequestSchema,
    response: holdAccountResponseSchema,
    personal: { sends: ['account-number'], purpose: 'hold-account-number' },
  },
  idNo: {
    ...post,
    path: 'getIdNo',
    limit: 'lookup',
    request: getIdNoRequestSchema,
    response: getIdNoResponseSchema,
    personal: { sends: ['id-number'], purpose: 'check-existing-customer' },
  },
  saveIdImages: {
    ...post,
    path: 'saveTrueIdImg',
    request: saveIdImagesRequestSchema,
    response: savedResponseSchema,
    personal: { sends: ['id-number', 'id-card-images'], purpose: 'keep-id-images' },
  },
  saveStep: {
    ...post,
    path: 'saveOpenAccStep',
    request: saveStepRequestSchema,
    response: savedResponseSchema,
    personal: { sends: record, purpose: 'save-progress' },
  },
  createAccount: {
    ...post,
    path: 'createAccount',
    creates: true,
    request: createAccountRequestSchema,
    response: createAccountResponseSchema,
    personal: { sends: record, purpose: 'open-account' },
  },
  contractLink: {
    ...post,
    path: 'getEcontractLink',
    request: contractLinkRequestSchema,
    response: contractResponseSchema,
    rewritesLinks: true,
    personal: { sends: ['account-number'], purpose: 'make-contract' },
  },
  signContract: {
    ...post,
    path: 'getEcontractSigned',
    limit: 'otp-check',
    recipient: 'contract_id',
    request: signContractRequestSchema,
    response: contractResponseSchema,
    rewritesLinks: true,
    personal: { sends: ['otp', 'account-number'], purpose: 'sign-contract' },
  },
  /** The PDF itself, at the address that contractLink and signContract answer. */
  contractFile: {
    method: 'GET',
    path: 'econtract/{contract}/{name}',
    query: ['token'],
    body: 'none',
    maxBytes: 0,
    browser: true,
    response: 'pdf',
  },
})
