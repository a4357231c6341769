import type { Campaign } from '@/lib/domain/campaign/campaign'

import type { EarnedProofs } from '../machine/proofs'
import type { Screen } from '@/lib/domain/account-opening/screens'
import type { ApplicationData } from '../application/application-data'

/** Raised with every change of shape that `migrations` (./migrate) has to carry over. */
export const draftVersion = 1

/**
 * An application as it rests on this device, encrypted. One-time codes and pictures have no place in it; ids under which
 * a backend remembers them do.
 */
export interface Draft {
  readonly version: typeof draftVersion
  /** Names the application to the backends, which open at most one account for it, however often they are asked. */
  readonly applicationId: string
  readonly data: ApplicationData
  readonly proofs: EarnedProofs
  readonly screen: Screen
  readonly returnToReview: boolean
  readonly transactions: OtpTransactions
  readonly campaign: Campaign
  /** ISO instant. */
  readonly savedAt: string
}

/** Codes on their way, so that one that arrives after a reload can still be typed in. */
export interface OtpTransactions {
  readonly sms?: OtpTransaction
  readonly email?: OtpTransaction
  readonly signing?: OtpTransaction
  /** Codes that were asked for and whose answer has not come yet. */
  readonly asked?: Readonly<Partial<Record<OtpKind, AskedOtp>>>
}

export type OtpKind = 'sms' | 'email' | 'signing'

/** Asked again under the same key, the service answers with the code that it sent, and sends no other. */
export interface AskedOtp {
  readonly recipient: string
  readonly key: string
  /** ISO instant. */
  readonly askedAt: string
}

export interface OtpTransaction {
  readonly recipient: string
  readonly transactionId: string
  /** ISO instants: when another code may be asked for, and until when this one is valid. */
  readonly resendAt: string
  readonly expiresAt: string
}

const day = 24 * 60 * 60 * 1000

/** A draft is kept for a week, so that a card that was left at home can be fetched. */
export const draftLifetimeMs = 7 * day

/** After signing only what the success screen shows is kept, and not for long. */
export const signedLifetimeMs = day
