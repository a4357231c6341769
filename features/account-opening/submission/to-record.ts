import {
  createAccountRequestSchema,
  applicationRecordSchema,
  type CreateAccountRequest,
  type ApplicationRecord,
} from '@/lib/backends/trading/application-schemas'
import { err, ok, type Result } from '@/lib/platform/result/result'

import type { ProofName } from '../machine/proofs'
import type { StateOn } from '../machine/state'
import { recordTable, type Application } from './record-table'

/** What is known and checked so far, for `saveOpenAccStep`: fields whose proof has not been earned are left out. */
export function toPartialRecord(application: Application): Partial<ApplicationRecord> {
  const fields = Object.entries(recordTable).flatMap(([field, { proof, read }]) => {
    const value = proof === null || application.proofs[proof] !== undefined ? read(application) : undefined
    return value === undefined ? [] : [[field, value] as const]
  })
  return Object.fromEntries(fields)
}

/** The proofs whose answers are missing or no longer valid: the way on is to give them again. */
export interface IncompleteRecord {
  readonly missing: readonly ProofName[]
}

/**
 * The request of `createAccount`. An answer that the service's own schema refuses is found here, before anything is
 * sent, and named by the proof that has to be earned again.
 */
export function toCreateAccountRequest(
  applicationId: string,
  application: Application & Pick<StateOn<'submitting'>, 'proofs'>,
): Result<CreateAccountRequest, IncompleteRecord> {
  const { document, smsOtp, emailOtp } = application.proofs
  const request = createAccountRequestSchema.safeParse({
    ...toPartialRecord(application),
    opening_id: applicationId,
    ocr_id: document.ocrId,
    sms_transaction_id: smsOtp.transactionId,
    email_transaction_id: emailOtp.transactionId,
  })
  if (request.success) return ok(request.data)
  return err({ missing: [...new Set(request.error.issues.map((issue) => proofOfField(issue.path[0])))] })
}

/** The proof that vouches for a field of the record, for server messages by field. `contact` for fields of no proof. */
export function proofOfField(field: PropertyKey | undefined): ProofName {
  const known = applicationRecordSchema.keyof().safeParse(field)
  return known.success ? (recordTable[known.data].proof ?? 'contact') : 'contact'
}
