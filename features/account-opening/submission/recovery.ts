import type { SubmissionFailure } from '../api/submission-failure'
import type { ProofName } from '../machine/proofs'
import { proofOfRecordField } from './to-record'

/**
 * What can be done about a failed submission. `retry`: send it again under the same id; the answers stay locked, because
 * the account may have been opened. `change`: the service refused; the proofs in `lost` are revoked and the answers
 * unlocked. `call`: only an employee can help.
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

/** An error that names no field leads to the first screen. */
function proofsOfFields(fields: readonly string[]): readonly ProofName[] {
  const proofs = fields.map((field) => proofOfRecordField(field.split('.')[0]))
  return proofs.length === 0 ? ['contact'] : [...new Set(proofs)]
}
