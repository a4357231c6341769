import type { ContactAnswers } from './contact-fields'
import type { IdentityAnswers } from './identity-fields'
import type { Notes } from './note-fields'
import type { PersonalAnswers } from './personal-fields'
import type { ServiceAnswers } from './service-fields'

/**
 * Everything the applicant types or that is read from the card, in readable names. Every field is optional until it is
 * answered. Completed checks (a verified code, a matched face) are not here but in the proofs of the machine's state.
 *
 * Dates are ISO `yyyy-MM-dd`, mobiles national `0xxxxxxxxx`. Codes of backends' lists are kept with the name they had
 * when chosen, so that the review page needs no look-up.
 */
export interface ApplicationData extends ContactAnswers, IdentityAnswers, PersonalAnswers, ServiceAnswers, Notes {}

/** Whether the applicant has answered anything: forms keep empty fields and open boxes, too. */
export function hasAnswers(data: ApplicationData): boolean {
  return Object.values(data).some((value) => value !== undefined && value !== '' && value !== false)
}

export type Field = keyof ApplicationData
