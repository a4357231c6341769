import type {
  createAccountResponseSchema,
  CreateAccountRequest,
  SaveStepRequest,
} from '@/lib/backends/trading/application-schemas'
import type { tradingEndpoints } from '@/lib/backends/trading/endpoints'
import type { z } from '@/lib/platform/zod/zod'

import { consentKinds } from '@/lib/domain/account-opening/given-consent'
import { proofLifetimeSeconds } from '@/lib/domain/account-opening/proof-lifetime'

import { contractPdf } from '../../contract-pdf/contract-pdf'
import type { Handlers } from '../../http/handler'
import { fieldErrors, WireError } from '../../http/wire-error'
import type { Sandbox } from '../../sandbox-state'
import type { OpenedAccount } from '../../state/accounts'
import type { Check } from '../../state/checks'
import { isBusinessDay } from '../../seed/clock'
import { requireHolder } from './card-holder'
import { outcomeOf } from '../ekyc/outcome'
import { isAccountNumber, isFree, nextFree, offer } from './account-numbers'
import { takenError } from './number-choice'

const rejected = (status: number, code: string, message: string, fields?: string[]) =>
  new WireError(status, { code, message, ...(fields ? { data: { fields } } : {}) })

/** Mobile and e-mail are proven by the OTP transactions that the request names, no longer than a day ago. */
function requireOtpProofs(request: CreateAccountRequest, { otps }: Sandbox): void {
  const proofs = [
    ['sms_transaction_id', { channel: 'sms', recipient: request.mobile }],
    ['email_transaction_id', { channel: 'email', recipient: request.email }],
  ] as const
  const missing = proofs.filter(
    ([name, who]) => !otps.isProof(request[name], { ...who, purpose: 'register' }, proofLifetimeSeconds),
  )
  if (missing.length === 0) return
  throw rejected(
    422,
    'OTP_UNPROVEN',
    'A one-time password is not proven',
    missing.map(([name]) => name),
  )
}

/** The e-KYC case was opened for this application, is approved and of today, and its card is the applicant's. */
function requireIdentity(request: CreateAccountRequest, sandbox: Sandbox): void {
  const check = sandbox.checks.find(request.ocr_id)
  const isOwn = check?.reference === request.opening_id
  if (!isOwn || isOld(check, sandbox) || outcomeOf(check).status !== 'approved') {
    throw rejected(422, 'EKYC_UNPROVEN', 'The identity is not proven', ['ocr_id'])
  }
  requireHolder(request, check, sandbox)
}

const isOld = ({ at }: Check, { now }: Sandbox) => now() - Date.parse(at) >= proofLifetimeSeconds * 1000

/** Rules between the fields of a record. */
function requireConsistency(request: CreateAccountRequest, sandbox: Sandbox): void {
  if (request.mr_yn === 'Y' && request.mr_level === null) {
    throw fieldErrors({ mr_level: ['The margin level is required for a margin account'] })
  }
  if (request.mr_yn === 'N' && request.mr_level !== null) {
    throw fieldErrors({ mr_level: ['There is no margin level without a margin account'] })
  }
  if (request.dr_yn === 'Y' && request.dr_ac_yn === 'N') {
    throw fieldErrors({ dr_yn: ['Derivatives orders need a derivatives account'] })
  }
  const missing = consentKinds.filter((kind) => request.consents.every((given) => given.kind !== kind))
  if (missing.length > 0) throw rejected(422, 'CONSENT_MISSING', `No consent: ${missing.join(', ')}`, ['consents'])
  const existed = sandbox.accounts.existing(request)
  if (existed.length > 0) throw rejected(409, 'ACCOUNT_EXISTS', 'Already a customer', existed)
}

function chosenNumber(request: CreateAccountRequest, sandbox: Sandbox): string {
  if (!request.acc_no) return nextFree(sandbox)
  if (!isAccountNumber(request.acc_no)) throw fieldErrors({ acc_no: ['An account number has six digits'] })
  const { acc_no, opening_id } = request
  if (!sandbox.holds.isHeldBy(acc_no, opening_id) || !isFree(sandbox, acc_no, opening_id)) throw takenError()
  if ((request.acc_fee ?? 0) !== offer(acc_no).fee) throw rejected(409, 'FEE_CHANGED', 'Another fee', ['acc_fee'])
  return acc_no
}

/** Who goes on with an application keeps its number unless they chose another. */
function numberOf({ acc_no }: OpenedAccount, request: CreateAccountRequest, sandbox: Sandbox): string {
  return !request.acc_no || request.acc_no === acc_no ? acc_no : chosenNumber(request, sandbox)
}

/** Refuses a visit on a day off or outside office hours. */
function requireOpenOffice({ appointment }: SaveStepRequest): void {
  if (appointment === undefined) return
  const { date, time } = appointment
  if (!isBusinessDay(`${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`)) {
    throw fieldErrors({ appointment_date: ['Chi nhánh không làm việc ngày này'] })
  }
  if (time < '08:00' || time > '17:00') throw fieldErrors({ appointment_time: ['Giờ làm việc: 08:00 đến 17:00'] })
}

/** The account with its contract, which the first request may still be making when a second one comes. */
async function answerWith(
  account: OpenedAccount,
  { contracts }: Sandbox,
): Promise<z.input<typeof createAccountResponseSchema>> {
  if (!contracts.find(account.contract_id)) contracts.add(account.contract_id, await contractPdf(account))
  return {
    data: {
      client_id: account.client_id,
      acc_no: account.acc_no,
      cust_nm: account.fields.cust_nm,
      contract_id: account.contract_id,
      status: account.status,
      created_at: account.created_at,
    },
  }
}

/** Saving the steps of an application, and opening the account: once, however often the call is repeated. */
export const applicationHandlers: Handlers<typeof tradingEndpoints, 'saveStep' | 'createAccount'> = {
  saveStep({ body }, { drafts }) {
    requireOpenOffice(body)
    return { data: { saved_at: drafts.save(body) } }
  },
  async createAccount({ body: request, headers }, sandbox) {
    const key = headers.get('idempotency-key') ?? undefined
    const opened =
      sandbox.accounts.find('opening_id', request.opening_id) ??
      (key === undefined ? undefined : sandbox.accounts.find('idempotency_key', key))
    if (opened) return answerWith(opened, sandbox)
    requireOtpProofs(request, sandbox)
    requireConsistency(request, sandbox)
    requireIdentity(request, sandbox)
    const waiting = sandbox.accounts.unsignedOf(request)
    const account =
      waiting === undefined
        ? sandbox.accounts.open(request, chosenNumber(request, sandbox), key)
        : sandbox.accounts.continue(waiting, request, numberOf(waiting, request, sandbox), key)
    sandbox.holds.release(account.acc_no, request.opening_id)
    return answerWith(account, sandbox)
  },
}
