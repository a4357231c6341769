import { revokeProof } from '../machine/dependencies'
import type { EarnedProofs, ProofName } from '../machine/proofs'

const hour = 60 * 60 * 1000

/**
 * How long the services are trusted to remember a verification. They decide in the end: `createAccount` answers
 * `OTP_UNPROVEN` or `EKYC_UNPROVEN` to one that is gone, and the wizard asks for it again. The limit only spares an
 * applicant who comes back after days from learning that on the last screen.
 */
export const verificationLifetimeMs = 24 * hour

/**
 * The proofs of a draft that may be taken up again, and why:
 * - a checked contact and ID number: checked once more by `createAccount`;
 * - verified codes, the read card, face and presence: ids under which the services remember them, for a day;
 * - valid answers: the answers are in the same draft, and a change of their rules raises the draft's version;
 * - a held number: until its hold ends;
 * - accepted terms and the contract: `createAccount` may have been answered when the page went away, so the application
 *   must come back to exactly that place and ask again under the same id;
 * - once there is a contract, everything before it stands: the account exists.
 */
export function restorableProofs(proofs: EarnedProofs, now: Date): EarnedProofs {
  if (proofs.contract !== undefined) return proofs
  return lostProofs(proofs, now).reduce<EarnedProofs>(revokeProof, proofs)
}

function lostProofs(proofs: EarnedProofs, now: Date): ProofName[] {
  const tooOld = (instant: string) => now.getTime() - Date.parse(instant) > verificationLifetimeMs
  const lost: ProofName[] = []
  // Terms accepted: the answer of `createAccount` may only have been lost. Let the service decide on what it still knows.
  if (proofs.terms !== undefined) return lost
  if (proofs.smsOtp !== undefined && tooOld(proofs.smsOtp.verifiedAt)) lost.push('smsOtp')
  if (proofs.emailOtp !== undefined && tooOld(proofs.emailOtp.verifiedAt)) lost.push('emailOtp')
  if (proofs.document !== undefined && tooOld(proofs.document.readAt)) lost.push('document')
  const { accountNumber } = proofs
  const heldUntil = accountNumber?.kind === 'held' ? accountNumber.heldUntil : null
  if (heldUntil !== null && Date.parse(heldUntil) <= now.getTime()) lost.push('accountNumber')
  return lost
}
