import type { Screen } from '@/lib/domain/account-opening/screens'

/** Mobile and email belong to no account yet (`checkInfoAcc`, `stt` 0). */
export interface ContactProof {
  readonly mobile: string
  readonly email: string
}

/** A one-time code was accepted for this recipient. The code itself is never kept. */
export interface OtpProof {
  readonly recipient: string
  /** Names the verification at the service; sent with `createAccount`. */
  readonly transactionId: string
  /** ISO instant. */
  readonly verifiedAt: string
}

/** The e-KYC service read both sides of a card under this id. */
export interface DocumentProof {
  readonly ocrId: string
  /** E-KYC request under which the photos were sent; the broker fetches them by it. */
  readonly requestId: string
  /** ISO instant. */
  readonly readAt: string
}

/** The applicant confirmed what was read, and the ID number belongs to no account yet. */
export interface IdentityProof {
  readonly ocrId: string
  readonly idNumber: string
}

/** The service matched the face at the camera with the face on this card. */
export interface FaceMatchProof {
  readonly ocrId: string
}

/** The liveness check and the whole identity check passed (`result/{id}`). */
export interface LivenessProof {
  readonly ocrId: string
}

/** A chosen number that is held for the applicant, or the wish for the next free one. */
export type AccountNumberProof = HeldAccountNumber | { readonly kind: 'assigned' }

/** The number that is held for the applicant; undefined where the system assigns one. */
export const heldNumber = (proof: AccountNumberProof): string | undefined =>
  proof.kind === 'held' ? proof.number : undefined

export interface HeldAccountNumber {
  readonly kind: 'held'
  readonly number: string
  /** VND, charged once; missing in drafts from before it was kept. */
  readonly fee?: number
  /** ISO instant; null: without a limit. */
  readonly heldUntil: string | null
}

/** The screen's answers are valid and unchanged since. */
export interface Answered {
  /** ISO instant. */
  readonly answeredAt: string
}

/** The terms were accepted. */
export interface TermsProof {
  /** ISO instant. */
  readonly acceptedAt: string
}

/** The account exists; its contract is to be signed. */
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

/** All proofs of a complete application. */
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

/** Screens that are a form, proven by its validity. */
export type AnswerScreen = 'personal' | 'address' | 'work' | 'banks' | 'services'

/** The proof that completes a screen. */
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
