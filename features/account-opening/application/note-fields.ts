import type { CorrectionReason } from '@/lib/domain/identity/correction'
import type { CardReadings, IdField, IdSource } from '@/lib/domain/identity/identity-card'

import type { FieldRows } from './field-row'

/** Any number, one with the birthday or other digits in it, or exactly the one that is typed. */
export interface NumberWish {
  readonly mode: 'any' | 'birthday' | 'digits' | 'exact'
  readonly digits: string
}

/** Texts of a service by the path of their input: an issue of lib/domain/validation, or a text in the reader's language. */
export type ServerFieldErrors = Readonly<Record<string, string>>

/** What the wizard remembers besides answers, so that a reload continues where it was. Never sent. */
export interface Notes {
  /** Reader of each identity answer, for the review page. */
  idSource?: Partial<Record<IdField, IdSource>>
  /** The card as each reader read it, until the applicant has settled the differences. */
  idReadings?: CardReadings
  /** Why an answer differs from what was read on the card. */
  correctionReasons?: Partial<Record<IdField, CorrectionReason>>
  /** `ocrId` whose liveness check was accepted while the verdict is pending: a reload polls and does not repeat the check. */
  verdictAwaitedFor?: string
  /** The last search for an account number. */
  numberWish?: NumberWish
  /** Errors of the last submission, until their inputs are answered again. */
  refusals?: ServerFieldErrors
  /** The refusal whose answers were changed last: when the same one comes again, only an employee can help. */
  curedRefusal?: string
}

const note = { provenOn: null, datum: null, record: {}, text: null } as const

/** The withheld ones repeat, or may repeat, the ID number. */
export const noteFields = {
  idSource: { ...note, screen: 'id-confirm', handoff: 'withheld' },
  idReadings: { ...note, screen: 'id-card', handoff: 'withheld' },
  correctionReasons: { ...note, screen: 'id-confirm', handoff: 'withheld' },
  verdictAwaitedFor: { ...note, screen: 'liveness', handoff: 'withheld' },
  numberWish: { ...note, screen: 'account-number' },
  refusals: { ...note, screen: 'submitting', handoff: 'withheld' },
  curedRefusal: { ...note, screen: 'submitting', handoff: 'withheld' },
} as const satisfies FieldRows<Notes>
