import type { CardReading as OcrReading } from '@/lib/backends/ekyc/mappers'
import type { LivenessChallenge } from '@/lib/backends/ekyc/challenge-api'
import type { EkycApi } from '@/lib/backends/ekyc/ekyc-api'
import type { CallOptions } from '@/lib/backends/http/http-client'
import type { AccountNumberWish } from '@/lib/backends/trading/account-number-api'
import type { Identifiers } from '@/lib/backends/trading/lookup-api'
import type { OtpSent } from '@/lib/backends/trading/otp-api'
import type { TradingApi } from '@/lib/backends/trading/trading-api'
import type { Choice } from '@/lib/domain/account-opening/choice'
import type { StepNumber } from '@/lib/domain/account-opening/screens'
import type { EkycResult, LivenessFrame } from '@/lib/domain/identity/liveness'
import type { PictureSignal } from '@/lib/domain/identity/picture-signals'
import type { ApiFailure } from '@/lib/platform/http/failure'
import type { Result } from '@/lib/platform/result/result'

import type { ContractProof, DocumentProof, HeldAccountNumber, OtpProof, SignedProof } from '../machine/proofs'
import type { ApplicationSnapshot } from '../session/application-session'
import type { SubmissionFailure } from './submission-failure'

type Answer<Value> = Promise<Result<Value, ApiFailure>>

/** Value of a good answer. */
type ValueOf<Call extends (...args: never[]) => Answer<unknown>> = Extract<
  Awaited<ReturnType<Call>>,
  { ok: true }
>['value']

/** Seconds until another code can be sent, and until this one expires. */
export type OtpTimes = Omit<OtpSent, 'transactionId'>

/** What the e-KYC service read on the card, under the proof that it was read. */
export type CardReading = Omit<OcrReading, 'ocrId'> & { readonly proof: DocumentProof }

type FaceCheck = Omit<ValueOf<EkycApi['matchFace']>, 'score'>

/** What the device noticed about the pictures of an upload; the e-KYC service judges it. */
type SignalsOf<Part extends string> = Readonly<Record<Part, readonly PictureSignal[]>>

/** Share of a body that has been sent, 0 to 1. */
export type OnProgress = NonNullable<CallOptions['onProgress']>

export type AccountNumberPage = ValueOf<TradingApi['accountNumbers']>
export type AccountNumberOffer = AccountNumberPage['offers'][number]

/** Owner of a referral code. */
export type Referrer = NonNullable<ValueOf<TradingApi['checkBroker']>>

/** What is saved of an application when a step is finished. */
export type SavedApplication = Pick<ApplicationSnapshot, 'applicationId' | 'data' | 'campaign' | 'state'>

/**
 * The backends as the screens see them: the service modules of `lib/backends`, bound to one application (its draft, its
 * campaign parameters, its idempotency key). No call throws for an expected failure, and every call may be repeated.
 */
export interface ApplicationApi {
  /** Which of these belong to an account already (V-existAcc); an empty list: none. */
  checkIdentifiers(identifiers: Identifiers): ReturnType<TradingApi['checkIdentifiers']>
  /** State of an earlier application with this ID number; null: there is none. */
  earlierApplication(idNumber: string): Answer<{ readonly status: 'new' | 'in_progress' | 'opened' } | null>
  /** Owner of a referral or broker code; null: the code is unknown. */
  checkReferralCode(code: string): Answer<Referrer | null>
  /** Whether a person born on this ISO date is old enough, by the service's clock. */
  checkAge(birthDate: string): Answer<boolean>

  sendSmsOtp(mobile: string): Answer<OtpTimes>
  /** The proof for the machine. A wrong, expired or locked code is `rejected` with a code of lib/backends/trading/otp-schemas.ts. */
  verifySmsOtp(mobile: string, otp: string): Answer<OtpProof>
  sendEmailOtp(email: string): Answer<OtpTimes>
  verifyEmailOtp(email: string, otp: string): Answer<OtpProof>

  /** Starts an e-KYC request and reads both sides of the card. The photos go to the e-KYC service only. */
  readCard(front: Blob, back: Blob, onProgress?: OnProgress, signals?: SignalsOf<'front' | 'back'>): Answer<CardReading>
  matchFace(ocrId: string, face: Blob, onProgress?: OnProgress, signals?: SignalsOf<'face'>): Answer<FaceCheck>
  /** Movements of the next check, drawn by the server. */
  drawChallenge(): Answer<LivenessChallenge>
  /** Frames in the order of the challenge. */
  checkLiveness(
    ocrId: string,
    challengeId: string,
    frames: readonly LivenessFrame[],
    onProgress?: OnProgress,
  ): Answer<FaceCheck>
  ekycResult(ocrId: string): Answer<EkycResult>

  provinces(): Answer<readonly Choice[]>
  banks(): Answer<readonly Choice[]>
  bankCities(bankCode: string): Answer<readonly Choice[]>
  bankBranches(bankCode: string, cityCode: string): Answer<readonly Choice[]>
  jobs(): Answer<readonly Choice[]>
  positions(): Answer<readonly Choice[]>

  accountNumbers(wish: AccountNumberWish): Answer<AccountNumberPage>
  /** Holds a number for this applicant, who has seen its fee. Held by someone else: `rejected` with `ACCOUNT_TAKEN`. */
  holdAccountNumber(number: string, fee: number): Answer<HeldAccountNumber>
  /** Ends the hold. */
  releaseAccountNumber(number: string): Answer<void>
  /** Whether a typed number is available. Fee in VND. */
  checkAccountNumber(number: string): Answer<{ readonly available: boolean; readonly fee: number }>

  /** Saves what is known and checked when a step is finished. A failed save needs no retry: the next one holds everything. */
  saveStep(step: StepNumber, application: SavedApplication): Answer<void>
  /** Creates the account once, however often it is called, and fetches the contract. Only `submitting` calls it. */
  submit(): Promise<Result<ContractProof, SubmissionFailure>>
  /** Sends the code that signs the contract, to the verified number or address. */
  sendSigningOtp(channel?: 'sms' | 'email'): Answer<OtpTimes>
  /** Answers with the signed contract even if an earlier answer was lost. */
  signContract(otp: string): Answer<SignedProof>

  /** Tells the payment app that led the applicant here; its deep link, or null for applicants who came from none. */
  announceToPaymentApp(): Answer<string | null>
}
