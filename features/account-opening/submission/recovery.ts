import type { SubmissionFailure } from '../api/submission-failure'
import type { ProofName } from '../machine/proofs'
import { proofOfRecordField } from './to-record'

/**
 * What can be done about a failed submission. `retry`: nothing is known against the application; it stays locked, because
 * the account may have been opened, and is sent again under the same id. `change`: the service refused; these have to be
 * earned again, and the answers are open. `call`: only a person can help.
 */
export type Recovery =
  | { readonly kind: 'retry' }
  | { readonly kind: 'change'; readonly lost: readonly ProofName[] }
  | { readonly kind: 'call' }

const proofsOfCode: Readonly<Record<string, readonly ProofName[]>> = {
  ACCOUNT_EXISTS: ['contact', 'identity'],
  ACCOUNT_TAKEN: ['accountNumber'],
  OTP_UNPROVEN: ['smsOtp', 'emailOtp'],
  EKYC_UNPROVEN: ['document'],
  UNDERAGE: ['identity'],
}

export function recoveryFor(failure: SubmissionFailure): Recovery {
  switch (failure.kind) {
    case 'incomplete':
      return { kind: 'change', lost: failure.missing }
    case 'field-errors':
      return { kind: 'change', lost: proofsOfFields(Object.keys(failure.fields.byField)) }
    case 'rejected': {
      const named = failure.fields ?? []
      if (named.length > 0) return { kind: 'change', lost: proofsOfFields(named) }
      const lost = proofsOfCode[failure.code]
      return lost === undefined ? { kind: 'call' } : { kind: 'change', lost }
    }
    case 'forbidden':
    case 'not-found':
      return { kind: 'call' }
    case 'network':
    case 'timeout':
    case 'cancelled':
    case 'unauthorized':
    case 'rate-limited':
    case 'invalid-response':
    case 'server':
      return { kind: 'retry' }
  }
}

/** A message that names no field of the record opens the first screen. */
function proofsOfFields(fields: readonly string[]): readonly ProofName[] {
  const proofs = fields.map((field) => proofOfRecordField(field.split('.')[0]))
  return proofs.length === 0 ? ['contact'] : [...new Set(proofs)]
}
