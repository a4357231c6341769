import type { PersonalDatum } from '@/lib/backends/endpoint'
import type { ApplicationRecord } from '@/lib/backends/trading/application-schemas'
import type { Screen } from '@/lib/domain/account-opening/screens'
import type { Campaign } from '@/lib/domain/campaign/campaign'
import type { Sex } from '@/lib/domain/identity/identity-card'

import type { Service } from './services'

/** Kinds of personal data that answers are, in the order of the downloaded receipt. */
export const answerData = [
  'name',
  'mobile',
  'email',
  'id-number',
  'birth-date',
  'sex',
  'nationality',
  'address',
  'work',
  'tax',
  'bank-accounts',
  'referrer',
  'account-number',
  'service-choices',
] as const satisfies readonly PersonalDatum[]

export type AnswerDatum = (typeof answerData)[number]

/** Every screen but the last has something to complete. */
export type CompletableScreen = Exclude<Screen, 'success'>

/** Names of coded answers in the reader's language. */
export interface AnswerWords {
  readonly sex: (sex: Sex) => string
  /** Of an ISO 3166-1 code. */
  readonly country: (code: string) => string
  readonly service: (service: Service) => string
  readonly yesNo: (answer: boolean) => string
}

/** What a value of the record may be computed from besides its own answer. */
export interface RecordContext<Answers> {
  /** Answers of the same group of fields. */
  readonly answers: Answers
  readonly campaign: Campaign
}

/**
 * Everything the application knows about one of its fields. Record, server errors, revoked proofs, receipt, review page
 * and hand-off are derived from these rows.
 */
export interface FieldRow<Value, Answers> {
  /** Screen that sets the field. */
  readonly screen: CompletableScreen
  /**
   * Screen whose proof covers the value: changing the value revokes that proof, and the record omits the value without
   * it. Default: `screen`. Null: no proof covers it.
   */
  readonly provenOn?: CompletableScreen | null
  /** Kind of personal data that the receipt names for it. Null: not personal data that the applicant enters. */
  readonly datum: AnswerDatum | null
  /** Fields of the account-opening record with the value that each gets from this answer; undefined: not answered. */
  readonly record: {
    readonly [Wire in keyof ApplicationRecord]?: (
      value: Value | undefined,
      context: RecordContext<Answers>,
    ) => ApplicationRecord[Wire] | undefined
  }
  /** No form input has the field's name, so a server error about the field cannot be shown at one. */
  readonly withoutInput?: true
  /** The value in words. Default: the value itself, which must then be text. Null: listed nowhere. */
  readonly text?: ((value: Value, words: AnswerWords) => string | undefined) | null
  /** False: the downloaded receipt names the datum only, without this value. */
  readonly valueOnReceipt?: false
  /** Line of the review page: a key of the messages in `review`. Fields with the same key share a line. */
  readonly review?: string
  /** The same for a line that is left out when none of its fields is given. */
  readonly reviewIfGiven?: string
  /** The value does not move to another device: it is read, given or chosen there again. */
  readonly handoff?: 'withheld'
}

type WithText<Value> = [Value] extends [string]
  ? unknown
  : { readonly text: ((value: Value, words: AnswerWords) => string | undefined) | null }

/** One row for each field of `Answers`. */
export type FieldRows<Answers> = {
  readonly [Field in keyof Required<Answers>]: FieldRow<NonNullable<Answers[Field]>, Answers> &
    WithText<NonNullable<Answers[Field]>>
}
