import type { Draft, OtpTransactions } from '../draft/draft'
import { draftVersion } from '../draft/draft'
import type { ApplicationData } from '../application/application-data'
import { fieldNames, fields } from '../application/fields'
import { revokeProof, withoutProofsOf } from '../machine/dependencies'
import type { EarnedProofs } from '../machine/proofs'
import { isLocked } from '../machine/reach'
import type { ApplicationSnapshot } from '../session/application-session'

/** An application as it moves to another device of the same person. */
export type HandoffContent = Omit<Draft, 'savedAt' | 'returnToReview'>

const withheld = fieldNames.filter((field) => fields[field].handoff === 'withheld')

/** Content of the hand-off code; null once the terms are accepted, because the account may exist from then on. */
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
    data: withoutWithheld(data),
    proofs: transferableProofs(state.proofs, data),
    screen: state.screen,
    transactions: transactionsOf(transactions, state.screen),
    campaign,
  }
}

/** The draft with which the other device continues. */
export function toReceivedDraft(content: HandoffContent, now: Date): Draft {
  return { ...content, returnToReview: false, savedAt: now.toISOString() }
}

function withoutWithheld(data: ApplicationData): ApplicationData {
  const copy = { ...data }
  for (const field of withheld) delete copy[field]
  return copy
}

/** The proof of identity holds the ID number. A proof of another withheld answer requires it again, too. */
function transferableProofs(proofs: EarnedProofs, data: ApplicationData): EarnedProofs {
  const missing = withheld.filter((field) => data[field] !== undefined && data[field] !== '')
  return withoutProofsOf(revokeProof(proofs, 'identity'), missing)
}

/** A code on its way can be entered on the other device. */
function transactionsOf({ sms, email }: OtpTransactions, screen: Draft['screen']): OtpTransactions {
  if (screen === 'sms-otp' && sms !== undefined) return { sms }
  return screen === 'email-otp' && email !== undefined ? { email } : {}
}
