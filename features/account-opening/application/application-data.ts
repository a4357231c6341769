import type { CardReadings, IdField, IdSource, Sex } from '@/lib/domain/identity/identity-card'

/**
 * Everything the applicant types or that is read from the card, in readable names. All of it is optional until given:
 * what has been *earned* (a code verified, a face matched) is not here but in the proofs of the machine's state.
 *
 * Dates are ISO `yyyy-MM-dd`; mobiles are national `0xxxxxxxxx`; codes are those of the backends' lists, kept beside the
 * name they had when chosen, so that the review page needs no look-up.
 */
export interface ApplicationData {
  // Step 1: contact
  mobile?: string
  email?: string
  referrerName?: string
  referrerPhone?: string
  /** At least 8 characters (docs/specification.md#validation-rules V-rfrPartner, `rfrPartner`). */
  referralCode?: string
  rewardCode?: string
  /** The broker that the referral code belongs to, who looks after the account, and their branch. */
  careStaff?: Choice
  careBranch?: Choice
  /** Consent to process personal data for opening and keeping the account; never preset. */
  dataConsent?: boolean
  /** Consent to read the ID card and the face; sensitive data, so it is asked for by itself and never preset. */
  biometricConsent?: boolean

  // Step 2: identity card
  idNumber?: string
  fullName?: string
  sex?: Sex
  birthDate?: string
  idIssueDate?: string
  idIssuePlace?: string
  idExpiryDate?: string
  /** Address exactly as printed: old cards stay valid with an address of three levels. */
  cardAddress?: string
  /** Where each identity answer came from, so that the review page can say so. */
  idSource?: Partial<Record<IdField, IdSource>>
  /** The card as each reader read it, kept until the applicant has settled where they differ. */
  idReadings?: CardReadings
  /**
   * Reading of the card (`ocrId`) for which the movements were accepted while the verdict is still out: a page loaded anew
   * asks for the verdict, not for the movements again.
   */
  verdictAwaitedFor?: string

  // Step 3: personal, address, work and tax, banks, account number
  nationality?: string
  secondNationality?: string
  province?: Choice
  /** Only on records from before 1 July 2025; two-level addresses have none. */
  district?: string
  ward?: Choice
  street?: string
  job?: Choice
  position?: Choice
  taxNumber?: string
  /** Tax resident of another country (FATCA/CRS). */
  foreignTax?: boolean
  banks?: readonly BankAccount[]
  /** Number wished for; held only once the machine carries its proof. */
  accountNumber?: string
  /** How a number was being looked for: a page loaded anew goes on looking. */
  numberWish?: NumberWish

  /**
   * What the service wrote about answers that it refused, by the path of their input, until they are given again: an issue of
   * lib/validation, or a text for the person who reads it.
   */
  refusals?: ServerFieldErrors

  // Step 4: services
  services?: ServiceChoices
  marginLevel?: MarginLevel
  funds?: readonly string[]
}

export type ServerFieldErrors = Readonly<Record<string, string>>

/** An entry chosen from a backend's list. */
export interface Choice {
  readonly code: string
  readonly name: string
}

/** Account that money is paid out to; at most three (docs/specification.md#account-opening-record). */
export interface BankAccount {
  readonly bank: Choice
  readonly accountNumber: string
  readonly city?: Choice
  readonly branch?: Choice
}

export const maxBankAccounts = 3

/** Any number, one with the birthday or other digits in it, or exactly the one that is typed. */
export interface NumberWish {
  readonly mode: 'any' | 'birthday' | 'digits' | 'exact'
  readonly digits: string
}

/** Under 5 billion VND is `1`, over it `4` (docs/specification.md#account-opening-record). */
export type MarginLevel = '1' | '4'

export const services = [
  'stock',
  'margin',
  'derivatives',
  'onlineTrading',
  'hotline',
  'brokerChannel',
  'fund',
  'coveredWarrants',
  'bonds',
  'etf',
  'sms',
  'cashAdvance',
  'analytics',
  'investmentRegistration',
] as const

export type Service = (typeof services)[number]

export type ServiceChoices = Readonly<Record<Service, boolean>>

/** All on but the derivatives account (docs/specification.md#account-opening-record). */
export const defaultServices: ServiceChoices = {
  stock: true,
  margin: true,
  derivatives: false,
  onlineTrading: true,
  hotline: true,
  brokerChannel: true,
  fund: true,
  coveredWarrants: true,
  bonds: true,
  etf: true,
  sms: true,
  cashAdvance: true,
  analytics: true,
  investmentRegistration: true,
}
