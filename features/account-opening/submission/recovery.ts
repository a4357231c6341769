import { recordTable } from './record-table'
import type { SubmissionFailure } from '../api/submission-failure'
import type { ProofName } from '../machine/proofs'

/**
 * What can be done about a failed submission. `retry`: send it again under the same id; the answers stay locked, because
 * the account may have been opened. `change`: the service refused; the proofs in `lost` are revoked and the answers
 * unlocked. `call`: only an employee can help.
 */
export type Recovery =
  | { readonly kind: 'retry' }
  | { readonly kind: 'change'; readonly lost: readonly [ProofName, ...ProofName[]] }
  | { readonly kind: 'call' }

/** The proofs that cure a refusal: all of them, unless the refusal names some. */
const cures: Readonly<Record<string, readonly [ProofName, ...ProofName[]]>> = {
  ACCOUNT_EXISTS: ['contact', 'identity'],
  ACCOUNT_TAKEN: ['accountNumber'],
  FEE_CHANGED: ['accountNumber'],
  OTP_UNPROVEN: ['smsOtp', 'emailOtp'],
  EKYC_UNPROVEN: ['document', 'faceMatch', 'liveness'],
  DATA_MISMATCH: ['identity'],
  // The card decides age and expiry: only photos of another one, or better photos, change them.
  UNDERAGE: ['document'],
  CARD_EXPIRED: ['document'],
  CONSENT_MISSING: ['contact', 'terms'],
}

/** Proofs that a request carries under names of their own, not as a field of the record. */
const proofOfName: Readonly<Record<string, ProofName>> = {
  sms_transaction_id: 'smsOtp',
  email_transaction_id: 'emailOtp',
  ocr_id: 'document',
  request_id: 'document',
  face: 'faceMatch',
  liveness: 'liveness',
  consents: 'contact',
}

/**
 * @param earlier signature (`refusalOf`) of the refusal that was cured last: the same one again cannot be cured by the
 * applicant
 */
export function recoveryFor(failure: SubmissionFailure, earlier?: string): Recovery {
  if (failure.kind === 'contract-pending') return isUnanswered(failure.failure) ? { kind: 'retry' } : { kind: 'call' }
  const lost = lostBy(failure)
  if (lost === null) return isUnanswered(failure) ? { kind: 'retry' } : { kind: 'call' }
  return refusalOf(failure) === earlier ? { kind: 'call' } : { kind: 'change', lost }
}

/** Names a refusal by its code and fields, so that the same one is recognised when it comes again. */
export function refusalOf(failure: SubmissionFailure): string {
  if (failure.kind === 'rejected') return [failure.code, ...(failure.fields ?? []).toSorted()].join(' ')
  if (failure.kind === 'field-errors') return ['fields', ...Object.keys(failure.fields.byField).toSorted()].join(' ')
  return failure.kind
}

/** The proofs to give again; null if that cures nothing. */
function lostBy(failure: SubmissionFailure): readonly [ProofName, ...ProofName[]] | null {
  if (failure.kind === 'incomplete') return nonEmpty(failure.missing)
  // Without a field that we know, the applicant looks through all answers.
  if (failure.kind === 'field-errors') return proofsOfFields(Object.keys(failure.fields.byField)) ?? ['reviewed']
  if (failure.kind !== 'rejected') return null
  const named = proofsOfFields(failure.fields ?? [])
  const cure = Object.hasOwn(cures, failure.code) ? cures[failure.code] : undefined
  if (cure === undefined) return named
  return nonEmpty(named?.filter((proof) => cure.includes(proof)) ?? []) ?? proofsEarnedFirst(cure)
}

/** Of proofs that rest on each other the first; proofs that do not are all lost. */
function proofsEarnedFirst(cure: readonly [ProofName, ...ProofName[]]): readonly [ProofName, ...ProofName[]] {
  return cure[0] === 'document' ? ['document'] : cure
}

/** Fields of the record or of the request, also of a repeated group (`banks.0.bank_acc`); null if none is known. */
function proofsOfFields(names: readonly string[]): readonly [ProofName, ...ProofName[]] | null {
  const proofs = names.flatMap((name) => {
    const root = name.split('.')[0] ?? ''
    return (Object.hasOwn(proofOfName, root) ? proofOfName[root] : recordTable.get(root)?.proof) ?? []
  })
  return nonEmpty([...new Set(proofs)])
}

function nonEmpty(proofs: readonly ProofName[]): readonly [ProofName, ...ProofName[]] | null {
  const [first, ...rest] = proofs
  return first === undefined ? null : [first, ...rest]
}

const unanswered: ReadonlySet<SubmissionFailure['kind']> = new Set([
  'network',
  'timeout',
  'cancelled',
  'unauthorized',
  'rate-limited',
  'invalid-response',
  'server',
])

function isUnanswered({ kind }: SubmissionFailure): boolean {
  return unanswered.has(kind)
}
