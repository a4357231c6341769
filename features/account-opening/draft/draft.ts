import type { Campaign } from '@/lib/domain/campaign/campaign'

import type { EarnedProofs } from '../machine/proofs'
import type { Screen } from '@/lib/domain/account-opening/screens'
import type { ApplicationData } from '../application/application-data'

/** Raised with every change of shape that `migrations` (./migrate) has to carry over. */
export const draftVersion = 1

/** An application as it is saved on this device, encrypted. Holds the backends' ids of codes and photos, never these themselves. */
export interface Draft {
  readonly version: typeof draftVersion
  /** Identifies the application to the backends, which open at most one account for it. */
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

/** Codes that were sent, so that one that arrives after a reload can be entered. */
export interface OtpTransactions {
  readonly sms?: OtpTransaction
  readonly email?: OtpTransaction
  readonly signing?: OtpTransaction
  /** Requests for a code without an answer yet. */
  readonly pending?: Readonly<Partial<Record<OtpKind, PendingOtp>>>
}

export type OtpKind = 'sms' | 'email' | 'signing'

/** A repeated request with the same key returns the code that was sent, and sends no other. */
export interface PendingOtp {
  readonly recipient: string
  readonly key: string
  /** ISO instant. */
  readonly requestedAt: string
}

export interface OtpTransaction {
  readonly recipient: string
  readonly transactionId: string
  /** ISO instants: when another code may be requested, and until when this one is valid. */
  readonly resendAt: string
  readonly expiresAt: string
}

const day = 24 * 60 * 60 * 1000

/** A week leaves time to fetch an ID card from home. */
export const draftLifetimeMs = 7 * day

/** After signing, the draft holds only what the success screen shows. */
export const signedLifetimeMs = day
