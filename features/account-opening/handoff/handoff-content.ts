import { draftVersion, type Draft } from '../draft/draft'
import type { ApplicationData } from '../application/application-data'
import { fieldNames, fields } from '../application/fields'
import { isLocked } from '../machine/reach'
import type { ApplicationSnapshot } from '../session/application-session'
import type { HandoffContent } from './handoff-schema'

/** What of the wizard a hand-off is made from, and the name under which the server takes it. */
export type HandoffSource = Pick<ApplicationSnapshot, 'applicationId' | 'data' | 'state' | 'campaign'>

const withheld = fieldNames.filter((field) => fields[field].handoff === 'withheld')

/** What moves to the other device: answers, never proofs. Null once the terms are accepted. */
export function toHandoff({ data, state, campaign }: Omit<HandoffSource, 'applicationId'>): HandoffContent | null {
  if (isLocked(state.proofs)) return null
  return { version: draftVersion, data: withoutWithheld(data), campaign: { ...campaign } }
}

/** The draft with which this device continues, under a name of its own: nothing has been verified here yet. */
export function toReceivedDraft({ data, campaign }: HandoffContent, applicationId: string, now: Date): Draft {
  return {
    version: draftVersion,
    applicationId,
    data,
    campaign,
    proofs: {},
    screen: 'contact',
    returnToReview: false,
    transactions: {},
    savedAt: now.toISOString(),
  }
}

function withoutWithheld(data: ApplicationData): HandoffContent['data'] {
  const copy = { ...data }
  for (const field of withheld) delete copy[field]
  return copy
}
