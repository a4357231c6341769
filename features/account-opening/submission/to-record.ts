import {
  createAccountRequestSchema,
  type CreateAccountRequest,
  type ApplicationRecord,
} from '@/lib/backends/trading/application-schemas'
import { oneLine } from '@/lib/platform/text/one-line'
import { err, ok, type Result } from '@/lib/platform/result/result'

import type { ProofName } from '../machine/proofs'
import type { StateOn } from '../machine/state'
import { correctionsOf } from './corrections'
import { recordTable, withCheckedAnswers, type Application } from './record-table'

/** What is known and checked so far, for `saveOpenAccStep`: values whose proof is missing are left out. */
export function toPartialRecord(application: Application): Partial<ApplicationRecord> {
  const checked = withCheckedAnswers(application)
  const values = [...recordTable].flatMap(([wire, { proof, value }]) => {
    const known = proof === null || application.proofs[proof] !== undefined ? value(checked) : undefined
    if (known === undefined) return []
    return [[wire, typeof known === 'string' ? oneLine(known) : known] as const]
  })
  return Object.fromEntries(values)
}

/** The proofs whose answers are missing or no longer valid, and must be given again. */
export interface IncompleteRecord {
  readonly missing: readonly ProofName[]
}

/**
 * The request of `createAccount`, parsed by the service's own schema. An answer that the schema refuses is found here,
 * before anything is sent, and named by its proof.
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
    corrections: correctionsOf(withCheckedAnswers(application).data),
  })
  if (request.success) return ok(request.data)
  return err({ missing: [...new Set(request.error.issues.map((issue) => proofOfRecordField(issue.path[0])))] })
}

/** The proof that covers a field of the record, for server errors by field; `contact` for fields that no proof covers. */
export function proofOfRecordField(wire: PropertyKey | undefined): ProofName {
  return recordTable.get(String(wire))?.proof ?? 'contact'
}
