import type { CardType } from '@/lib/backends/ekyc/mappers'
import type { CardFields, IdField } from '@/lib/domain/identity/identity-card'
import type { EkycResult, LivenessFrame } from '@/lib/domain/identity/liveness'
import type { Result } from '@/lib/platform/result/result'

import type { Choice } from '../application/application-data'
import type { ContractProof, DocumentProof, HeldAccountNumber, OtpProof, SignedProof } from '../machine/proofs'
import type { StepNumber } from '@/lib/domain/account-opening/screens'
import type { ApplicationSnapshot } from '../session/application-session'
import type { ApiFailure } from '@/lib/platform/http/failure'
import type { SubmissionFailure } from './submission-failure'

type Answer<Value> = Promise<Result<Value, ApiFailure>>

export interface OtpSent {
  /** Seconds until another code may be asked for. */
  readonly resendAfterSeconds: number
  /** Seconds that this code is valid. */
  readonly validForSeconds: number
}

/** What `checkInfoAcc` knows; a field that is left out is not asked about. */
export interface AccountIdentifiers {
  readonly idNumber?: string
  readonly mobile?: string
  readonly email?: string
}

export type IdentifierTaken = { readonly taken: readonly (keyof AccountIdentifiers)[] }

/** What the e-KYC service read on the card; fields that it could not read are missing. Dates are ISO. */
export interface CardReading {
  readonly proof: DocumentProof
  readonly cardType: CardType
  readonly fields: CardFields
  /** 0 to 1, by field. */
  readonly confidence: Partial<Record<IdField, number>>
  /** Oddities that do not stop the applicant (`ocrResponseSchema` of lib/backends/ekyc/schemas.ts). */
  readonly warnings: readonly string[]
}

export interface FaceCheck {
  readonly passed: boolean
  /** Tries left before the application goes to a branch. */
  readonly attemptsLeft?: number
}

/** Share of a body that has been sent, 0 to 1. */
export type OnProgress = (share: number) => void

export interface AccountNumberOffer {
  readonly number: string
  /** Group of the list, as the service names it (birthday, repeated digits, …). */
  readonly kind: string
  /** VND, once; 0: free. */
  readonly fee: number
}

/** `pattern`: up to 6 digits that the number ends with or contains; empty: any free number. */
export interface AccountNumberWish {
  readonly pattern: string
  readonly match: 'end' | 'contain'
  /** From 1. */
  readonly page: number
}

export interface AccountNumberPage {
  readonly offers: readonly AccountNumberOffer[]
  readonly page: number
  readonly lastPage: number
}

/** What of an application is saved with a step, as it stood when the step was finished. */
export type SavedApplication = Pick<ApplicationSnapshot, 'applicationId' | 'data' | 'campaign' | 'state'>

/** Who a referral code belongs to (`checkAccBroke`). */
export interface Referrer {
  readonly staffId: string
  readonly name: string
  readonly branchId?: string
  readonly branchName?: string
}

/**
 * What the screens ask of the backends: the service modules of `lib/api`, bound to this application (its draft, its
 * campaign parameters, its idempotency key). Nothing here throws for an expected failure, and every call may be repeated.
 */
export interface ApplicationApi {
  /** Which of these belong to an account already (`existAcc`); an empty list means new. */
  checkIdentifiers(identifiers: AccountIdentifiers): Answer<IdentifierTaken>
  /** How far an earlier opening with this ID number got (`getIdNo`); null: the service knows nothing of it. */
  earlierApplication(idNumber: string): Answer<{ readonly status: 'new' | 'in_progress' | 'opened' } | null>
  /** Whose referral or broker code this is; null: nobody's. */
  checkReferralCode(code: string): Answer<Referrer | null>
  /** Is a person born on this ISO date old enough, on the service's clock? */
  checkAge(birthDate: string): Answer<boolean>

  sendSmsOtp(mobile: string): Answer<OtpSent>
  /** The proof to send to the machine. A wrong, expired or locked code is `rejected` (`otpErrorCodes`). */
  verifySmsOtp(mobile: string, otp: string): Answer<OtpProof>
  sendEmailOtp(email: string): Answer<OtpSent>
  verifyEmailOtp(email: string, otp: string): Answer<OtpProof>

  /** Begins an e-KYC request and reads both sides; the pictures go to the e-KYC service and stay nowhere else. */
  readCard(front: Blob, back: Blob, onProgress?: OnProgress): Answer<CardReading>
  matchFace(ocrId: string, face: Blob, onProgress?: OnProgress): Answer<FaceCheck>
  /** Frames in the order in which the actions were asked for. */
  checkLiveness(ocrId: string, frames: readonly LivenessFrame[], onProgress?: OnProgress): Answer<FaceCheck>
  ekycResult(ocrId: string): Answer<EkycResult>

  provinces(): Answer<readonly Choice[]>
  banks(): Answer<readonly Choice[]>
  bankCities(bankCode: string): Answer<readonly Choice[]>
  bankBranches(bankCode: string, cityCode: string): Answer<readonly Choice[]>
  jobs(): Answer<readonly Choice[]>
  positions(): Answer<readonly Choice[]>

  accountNumbers(wish: AccountNumberWish): Answer<AccountNumberPage>
  /** Holds a number for this applicant; taken meanwhile is a failure of kind `rejected`. */
  holdAccountNumber(number: string): Answer<HeldAccountNumber>
  /** Gives a held number back, so that others may have it. */
  releaseAccountNumber(number: string): Answer<void>
  /** Can this number, typed by the applicant, be had, and for how much (`checkAccountUseInput`)? */
  checkAccountNumber(number: string): Answer<{ readonly available: boolean; readonly fee: number }>

  /** What was known and checked when a step was left. A failed save costs nothing: the next one holds it all. */
  saveStep(step: StepNumber, application: SavedApplication): Answer<void>
  /** Creates the account once, however often it is called, and fetches the contract. Called by `submitting` alone. */
  submit(): Promise<Result<ContractProof, SubmissionFailure>>
  /** Code that signs the contract. */
  sendSigningOtp(): Answer<OtpSent>
  /** Also answers with the signed contract when an earlier answer was lost: signed is signed. */
  signContract(otp: string): Answer<SignedProof>

  /** Tells the payment app that the applicant came from; the link back into it, null for those who came from none. */
  announceToPaymentApp(): Answer<string | null>
}
