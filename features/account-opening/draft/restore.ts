import { proofLifetimeSeconds } from '@/lib/domain/account-opening/proof-lifetime'

import { revokeProof } from '../machine/dependencies'
import type { EarnedProofs, ProofName } from '../machine/proofs'

/**
 * How long the services are assumed to remember a verification. `createAccount` has the last word (`OTP_UNPROVEN`,
 * `EKYC_UNPROVEN`); the limit only spares returning applicants that refusal on the last screen.
 */
export const verificationLifetimeMs = proofLifetimeSeconds * 1000

/**
 * The proofs of a draft that are still valid:
 * - contact and ID number: always, because `createAccount` checks them again;
 * - verified codes, the read card, face and liveness: for a day, see above;
 * - answers: always, because a change of their rules raises the draft's version;
 * - a held number: until its hold ends;
 * - accepted terms: always, because `createAccount` may have succeeded without its answer arriving, so the wizard must
 *   send it again under the same id;
 * - with a contract, all: the account exists.
 */
export function restorableProofs(proofs: EarnedProofs, now: Date): EarnedProofs {
  if (proofs.contract !== undefined) return proofs
  return expiredProofs(proofs, now).reduce<EarnedProofs>(revokeProof, proofs)
}

function expiredProofs(proofs: EarnedProofs, now: Date): ProofName[] {
  const tooOld = (instant: string) => now.getTime() - Date.parse(instant) > verificationLifetimeMs
  const expired: ProofName[] = []
  if (proofs.terms !== undefined) return expired
  if (proofs.smsOtp !== undefined && tooOld(proofs.smsOtp.verifiedAt)) expired.push('smsOtp')
  if (proofs.emailOtp !== undefined && tooOld(proofs.emailOtp.verifiedAt)) expired.push('emailOtp')
  if (proofs.document !== undefined && tooOld(proofs.document.readAt)) expired.push('document')
  const { accountNumber } = proofs
  const heldUntil = accountNumber?.kind === 'held' ? accountNumber.heldUntil : null
  if (heldUntil !== null && Date.parse(heldUntil) <= now.getTime()) expired.push('accountNumber')
  return expired
}
