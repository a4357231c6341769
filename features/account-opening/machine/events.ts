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

/** What a screen sends once it has earned its proof. Sent on any other screen, an event changes nothing. */
export type CompletionEvent =
  | { readonly type: 'contact-checked'; readonly proof: ContactProof }
  | { readonly type: 'sms-otp-verified'; readonly proof: OtpProof }
  | { readonly type: 'email-otp-verified'; readonly proof: OtpProof }
  | { readonly type: 'document-read'; readonly proof: DocumentProof }
  | { readonly type: 'identity-confirmed'; readonly proof: IdentityProof }
  | { readonly type: 'face-matched'; readonly proof: FaceMatchProof }
  | { readonly type: 'liveness-passed'; readonly proof: LivenessProof }
  /** The form of the screen is valid; its values have been given to `save` before. */
  | { readonly type: 'answered'; readonly screen: AnswerScreen; readonly answeredAt: string }
  | { readonly type: 'account-number-chosen'; readonly proof: AccountNumberProof }
  | { readonly type: 'reviewed'; readonly answeredAt: string }
  | { readonly type: 'terms-accepted'; readonly proof: TermsProof }
  | { readonly type: 'contract-ready'; readonly proof: ContractProof }
  | { readonly type: 'contract-signed'; readonly proof: SignedProof }

export type NavigationEvent =
  /** To the screen before; verified codes are not asked for twice. */
  | { readonly type: 'back' }
  /** A screen named by the address (link, reload, browser Back and Forward); the first open one if it is not reached. */
  | { readonly type: 'go'; readonly screen: Screen }
  /** 'Change' on the review page: after the change, back to review. */
  | { readonly type: 'edit'; readonly screen: Screen }

export type InvalidationEvent =
  /** Typed values differ from those that were checked. Sent by the wizard on `save`; screens need not. */
  | { readonly type: 'answers-changed'; readonly fields: readonly (keyof ApplicationData)[] }
  /** A backend no longer accepts what was earned (a code's time is over, a held number was released). */
  | { readonly type: 'proof-lost'; readonly proof: ProofName }
  /** Begin anew; the draft is erased with it. */
  | { readonly type: 'reset' }

export type ApplicationEvent = CompletionEvent | NavigationEvent | InvalidationEvent
