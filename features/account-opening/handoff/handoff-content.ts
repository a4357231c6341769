import type { Draft, OtpTransactions } from '../draft/draft'
import { draftVersion } from '../draft/draft'
import type { ApplicationData } from '../application/application-data'
import { revokeProof } from '../machine/dependencies'
import type { EarnedProofs, ProofName } from '../machine/proofs'
import { isLocked } from '../machine/reach'
import type { ApplicationSnapshot } from '../session/application-session'

/** An application on its way to another device of the same person. */
export type HandoffContent = Omit<Draft, 'savedAt' | 'returnToReview'>

/**
 * Answers that stay on this device: the ID number, every reading of the card (they hold it too) and the tax number, which
 * is the ID number for most people; and texts of services, which may repeat any of them. A picture of the code must not be worth stealing.
 */
const kept = [
  'idNumber',
  'idReadings',
  'idSource',
  'cardAddress',
  'taxNumber',
  'refusals',
] as const satisfies readonly (keyof ApplicationData)[]

/** What travels; null once the terms are accepted: the account may exist, so it is finished where it was begun. */
export function toHandoff({
  applicationId,
  data,
  state,
  transactions,
  campaign,
}: ApplicationSnapshot): HandoffContent | null {
  if (isLocked(state.proofs)) return null
  return {
    version: draftVersion,
    applicationId,
    data: travelling(data),
    proofs: travellingProofs(state.proofs, data),
    screen: state.screen,
    transactions: ofScreen(transactions, state.screen),
    campaign,
  }
}

/** The draft as the other device goes on with it. */
export function toReceivedDraft(content: HandoffContent, now: Date): Draft {
  return { ...content, returnToReview: false, savedAt: now.toISOString() }
}

function travelling(data: ApplicationData): ApplicationData {
  const copy = { ...data }
  for (const field of kept) delete copy[field]
  return copy
}

/** The proof of identity holds the ID number; what an answer that stays here was part of is answered once more. */
function travellingProofs(proofs: EarnedProofs, data: ApplicationData): EarnedProofs {
  const staying: ProofName[] = ['reviewed', 'identity']
  if (data.taxNumber !== undefined && data.taxNumber !== '') staying.push('work')
  return staying.reduce<EarnedProofs>(revokeProof, proofs)
}

/** A code that is on its way may be typed in on the other device. */
function ofScreen({ sms, email }: OtpTransactions, screen: Draft['screen']): OtpTransactions {
  if (screen === 'sms-otp' && sms !== undefined) return { sms }
  return screen === 'email-otp' && email !== undefined ? { email } : {}
}
