import { draftVersion, type Draft } from '../draft/draft'
import type { ApplicationData } from '../application/application-data'
import { fieldNames, fields } from '../application/fields'
import { isLocked } from '../machine/reach'
import type { ApplicationSnapshot } from '../session/application-session'
import type { HandoffContent } from './handoff-schema'

const withheld = fieldNames.filter((field) => fields[field].handoff === 'withheld')

/** What moves to the other device: answers, never proofs. Null once the terms are accepted. */
export function toHandoff({ data, state, campaign }: ApplicationSnapshot): HandoffContent | null {
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
