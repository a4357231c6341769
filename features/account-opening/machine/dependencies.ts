import { fields } from '../application/fields'
import type { Field } from '../application/application-data'
import { proofOf, type EarnedProofs, type ProofName } from './proofs'

/**
 * Proofs that are revoked with a proof: only those that rest on it. A changed email keeps the verified mobile, a changed
 * bank account keeps the face match. Agreement (`reviewed`, `terms`) is revoked with everything that was agreed to.
 */
export const dependents: Readonly<Record<ProofName, readonly ProofName[]>> = {
  contact: ['reviewed'],
  smsOtp: ['reviewed'],
  emailOtp: ['reviewed'],
  document: ['identity', 'faceMatch'],
  identity: ['reviewed'],
  faceMatch: ['liveness'],
  liveness: ['reviewed'],
  personal: ['reviewed'],
  address: ['reviewed'],
  work: ['reviewed'],
  banks: ['reviewed'],
  accountNumber: ['reviewed'],
  services: ['reviewed'],
  reviewed: ['terms'],
  terms: [],
  contract: ['signed'],
  signed: [],
}

/** The proofs without this one and all that rest on it. */
export function revokeProof(proofs: EarnedProofs, revoked: ProofName): EarnedProofs {
  const { [revoked]: _removed, ...rest } = proofs
  return dependents[revoked].reduce<EarnedProofs>(revokeProof, rest)
}

/** The proof that covers the value of a field; null if none does. */
export function proofOfField(field: Field): ProofName | null {
  const { screen, provenOn = screen } = fields[field]
  return provenOn === null ? null : proofOf[provenOn]
}

/** The proofs without those that cover one of the fields. */
export function withoutProofsOf(proofs: EarnedProofs, changed: readonly Field[]): EarnedProofs {
  return changed
    .map(proofOfField)
    .filter((proof) => proof !== null)
    .reduce<EarnedProofs>(revokeProof, proofs)
}
