import type { ApplicationData } from '../application/application-data'
import type {
  AccountNumberProof,
  AnswerScreen,
  ContactProof,
  ContractProof,
  DocumentProof,
  FaceMatchProof,
  IdentityProof,
  LivenessProof,
  OtpProof,
  ProofName,
  SignedProof,
  TermsProof,
} from './proofs'
import type { Screen } from '@/lib/domain/account-opening/screens'

/** Sent by a screen when it is completed. On any other screen the event changes nothing. */
export type CompletionEvent =
  | { readonly type: 'contact-checked'; readonly proof: ContactProof }
  | { readonly type: 'sms-otp-verified'; readonly proof: OtpProof }
  | { readonly type: 'email-otp-verified'; readonly proof: OtpProof }
  | { readonly type: 'document-read'; readonly proof: DocumentProof }
  | { readonly type: 'identity-confirmed'; readonly proof: IdentityProof }
  | { readonly type: 'face-matched'; readonly proof: FaceMatchProof }
  | { readonly type: 'liveness-passed'; readonly proof: LivenessProof }
  /** The form of the screen is valid, and its values were saved before. */
  | { readonly type: 'answered'; readonly screen: AnswerScreen; readonly answeredAt: string }
  | { readonly type: 'account-number-chosen'; readonly proof: AccountNumberProof }
  | { readonly type: 'reviewed'; readonly answeredAt: string }
  | { readonly type: 'terms-accepted'; readonly proof: TermsProof }
  | { readonly type: 'contract-ready'; readonly proof: ContractProof }
  | { readonly type: 'contract-signed'; readonly proof: SignedProof }

export type NavigationEvent =
  /** To the previous screen, skipping verified codes. */
  | { readonly type: 'back' }
  /** To the screen that the address names (link, reload, browser Back and Forward), or the first open one if it is not reached. */
  | { readonly type: 'go'; readonly screen: Screen }
  /** 'Change' on the review page; returns to the review after the change. */
  | { readonly type: 'edit'; readonly screen: Screen }

export type InvalidationEvent =
  /** Answers changed. The session sends it on `save`, so screens do not. */
  | { readonly type: 'answers-changed'; readonly fields: readonly (keyof ApplicationData)[] }
  /** A backend no longer accepts a proof (a code has expired, a held number was released). */
  | { readonly type: 'proof-lost'; readonly proof: ProofName }
  /** Start again; the draft is deleted, too. */
  | { readonly type: 'reset' }

export type ApplicationEvent = CompletionEvent | NavigationEvent | InvalidationEvent
