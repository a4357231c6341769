import type { Screen } from '@/lib/domain/account-opening/screens'

/** The account service said that these belong to no account yet (`checkInfoAcc`, `stt` 0). */
export interface ContactProof {
  readonly mobile: string
  readonly email: string
}

/** A one-time code was accepted for this recipient. The code itself is never kept. */
export interface OtpProof {
  readonly recipient: string
  /** Under which the service remembers the verification; `createAccount` carries it. */
  readonly transactionId: string
  /** ISO instant. */
  readonly verifiedAt: string
}

/** The e-KYC service read both sides of a card under this id. */
export interface DocumentProof {
  readonly ocrId: string
  /** E-KYC request under which the pictures were sent; the broker fetches them by it. */
  readonly requestId: string
  /** ISO instant. */
  readonly readAt: string
}

/** The applicant confirmed what was read, and the ID number belongs to no account yet. */
export interface IdentityProof {
  readonly ocrId: string
  readonly idNumber: string
}

/** The face on the card is the face before the camera, said the service, for this card. */
export interface FaceMatchProof {
  readonly ocrId: string
}

/** The face before the camera is alive, and the whole check passed (`result/{id}`). */
export interface LivenessProof {
  readonly ocrId: string
}

/** A chosen number held for the applicant, or the choice to be given the next free one. */
export type AccountNumberProof = HeldAccountNumber | { readonly kind: 'assigned' }

export interface HeldAccountNumber {
  readonly kind: 'held'
  readonly number: string
  /** ISO instant; null: for as long as the application lasts. */
  readonly heldUntil: string | null
}

/** The screen's answers passed its validation and have not been changed since. */
export interface Answered {
  /** ISO instant. */
  readonly answeredAt: string
}

/** What was agreed to, and when. */
export interface TermsProof {
  /** ISO instant. */
  readonly acceptedAt: string
}

/** The account exists, and its contract waits for a signature. */
export interface ContractProof {
  readonly clientId: string
  readonly accountNumber: string
  readonly contractId: string
  /** PDF to be read and signed. */
  readonly contractUrl: string
}

export interface SignedProof {
  readonly signedContractUrl: string
  /** ISO instant. */
  readonly signedAt: string
}

/** Everything that can be earned on the way. */
export interface Proofs {
  readonly contact: ContactProof
  readonly smsOtp: OtpProof
  readonly emailOtp: OtpProof
  readonly document: DocumentProof
  readonly identity: IdentityProof
  readonly faceMatch: FaceMatchProof
  readonly liveness: LivenessProof
  readonly personal: Answered
  readonly address: Answered
  readonly work: Answered
  readonly banks: Answered
  readonly accountNumber: AccountNumberProof
  readonly services: Answered
  readonly reviewed: Answered
  readonly terms: TermsProof
  readonly contract: ContractProof
  readonly signed: SignedProof
}

export type ProofName = keyof Proofs

export type EarnedProofs = Partial<Proofs>

/** Screens whose answers are a form, and whose proof is that the form was valid. */
export type AnswerScreen = 'personal' | 'address' | 'work' | 'banks' | 'services'

/** The proof that a screen exists to earn. */
export const proofOf = {
  contact: 'contact',
  'sms-otp': 'smsOtp',
  'email-otp': 'emailOtp',
  'id-card': 'document',
  'id-confirm': 'identity',
  face: 'faceMatch',
  liveness: 'liveness',
  personal: 'personal',
  address: 'address',
  work: 'work',
  banks: 'banks',
  'account-number': 'accountNumber',
  services: 'services',
  review: 'reviewed',
  terms: 'terms',
  submitting: 'contract',
  contract: 'signed',
} as const satisfies Record<Exclude<Screen, 'success'>, ProofName>
