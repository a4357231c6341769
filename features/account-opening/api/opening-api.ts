import type { Result } from '@/lib/result/result'

import type { BankAccount, Choice, IdField, Sex } from '../draft/application-data'
import type { ContractProof, SignedProof } from '../machine/proofs'
import type { OpeningFailure } from './opening-failure'

type Answer<Value> = Promise<Result<Value, OpeningFailure>>

/** `signing` asks for the code that signs the contract; the words of the message differ. */
export type OtpPurpose = 'verify-contact' | 'signing'

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

/** What the e-KYC service read on the card; fields that it could not read are missing. */
export interface CardReading {
  readonly ocrId: string
  readonly fields: Partial<Record<Exclude<IdField, 'sex'>, string>> & { readonly sex?: Sex }
}

export type EkycResult =
  | { readonly status: 'passed' }
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly reason: string }

export interface AccountNumberOffer {
  readonly number: string
  /** Group of the list, as the service names it (birthday, repeated digits, …). */
  readonly kind: string
  /** VND, once; 0: free. */
  readonly fee: number
}

/** Who a referral code belongs to (`checkAccBroke`). */
export interface Referrer {
  readonly name: string
  readonly branchName?: string
}

/**
 * What the screens ask of the backends: the service modules of `lib/api`, bound to this application (its draft, its
 * campaign parameters, its idempotency key). Nothing here throws for an expected failure, and every call may be repeated.
 */
export interface OpeningApi {
  /** Which of these belong to an account already (`existAcc`); an empty list means new. */
  checkIdentifiers(identifiers: AccountIdentifiers): Answer<IdentifierTaken>
  /** Whose referral or broker code this is; null: nobody's. */
  checkReferralCode(code: string): Answer<Referrer | null>
  /** Is a person born on this ISO date old enough, on the service's clock? */
  checkAge(birthDate: string): Answer<boolean>

  sendSmsOtp(mobile: string, purpose: OtpPurpose): Answer<OtpSent>
  /** A wrong or expired code is a failure of kind `rejected`. */
  verifySmsOtp(mobile: string, otp: string): Answer<void>
  sendEmailOtp(email: string): Answer<OtpSent>
  verifyEmailOtp(email: string, otp: string): Answer<void>

  /** Begins an e-KYC request and reads both sides; the pictures go to the e-KYC service and stay nowhere else. */
  readCard(front: Blob, back: Blob): Answer<CardReading>
  matchFace(ocrId: string, face: Blob): Answer<{ readonly matched: boolean; readonly reason?: string }>
  /** Frames in the order of the actions asked for. */
  checkLiveness(
    ocrId: string,
    frames: readonly Blob[],
  ): Answer<{ readonly accepted: boolean; readonly reason?: string }>
  ekycResult(ocrId: string): Answer<EkycResult>

  provinces(): Answer<readonly Choice[]>
  banks(): Answer<readonly Choice[]>
  bankCities(bankCode: string): Answer<readonly Choice[]>
  bankBranches(bankCode: string, cityCode: string): Answer<readonly Choice[]>
  /** Name on a bank account, where the bank tells it. */
  checkBankAccount(account: BankAccount): Answer<{ readonly holder: string | null }>
  jobs(): Answer<readonly Choice[]>
  positions(): Answer<readonly Choice[]>
  funds(): Answer<readonly Choice[]>

  /** Free numbers; `wish` is a birthday, a pattern or digits to contain. */
  accountNumbers(wish: string): Answer<readonly AccountNumberOffer[]>
  /** Holds a number for this applicant; taken meanwhile is a failure of kind `rejected`. */
  holdAccountNumber(number: string): Answer<void>
  /** Gives a held number back, so that others may have it. */
  releaseAccountNumber(number: string): Answer<void>
  /** Can this number, typed by the applicant, be had, and for how much (`checkAccountUseInput`)? */
  checkAccountNumber(number: string): Answer<{ readonly available: boolean; readonly fee: number }>

  /** Creates the account once, however often it is called, and fetches the contract. Called by `submitting` alone. */
  submit(): Answer<ContractProof>
  /** Code that signs the contract. */
  sendSigningOtp(): Answer<OtpSent>
  signContract(otp: string): Answer<SignedProof>
}
