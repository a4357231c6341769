import type { ApplicationData } from '../application/application-data'
import type { EarnedProofs, ProofName } from './proofs'

/**
 * What falls with a proof. Only what was earned *from* it: a changed e-mail leaves the verified mobile standing, a changed
 * bank account leaves the face match standing. Agreement (`reviewed`, `terms`) falls with everything that was agreed to.
 */
const dependents: Readonly<Record<ProofName, readonly ProofName[]>> = {
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

/** The proofs without this one and all that was earned from it. */
export function revokeProof(proofs: EarnedProofs, lost: ProofName): EarnedProofs {
  const { [lost]: _dropped, ...rest } = proofs
  return dependents[lost].reduce<EarnedProofs>(revokeProof, rest)
}

/** Which proof vouches for a field: a change of the field takes it away. Fields that are not checked anywhere have none. */
const proofOfField: Readonly<Partial<Record<keyof ApplicationData, ProofName>>> = {
  mobile: 'contact',
  email: 'contact',
  referralCode: 'contact',
  referrerName: 'contact',
  referrerPhone: 'contact',
  rewardCode: 'contact',
  careBranch: 'contact',
  careStaff: 'contact',
  biometricConsent: 'document',
  idNumber: 'identity',
  fullName: 'identity',
  sex: 'identity',
  birthDate: 'identity',
  idIssueDate: 'identity',
  idIssuePlace: 'identity',
  idExpiryDate: 'identity',
  cardAddress: 'identity',
  nationality: 'personal',
  secondNationality: 'personal',
  province: 'address',
  district: 'address',
  ward: 'address',
  street: 'address',
  job: 'work',
  position: 'work',
  taxNumber: 'work',
  foreignTax: 'work',
  banks: 'banks',
  accountNumber: 'accountNumber',
  services: 'services',
  marginLevel: 'services',
  funds: 'services',
}

export function withoutProofsOf(proofs: EarnedProofs, fields: readonly (keyof ApplicationData)[]): EarnedProofs {
  return fields.reduce<EarnedProofs>((left, field) => {
    const vouching = proofOfField[field]
    return vouching === undefined ? left : revokeProof(left, vouching)
  }, proofs)
}
