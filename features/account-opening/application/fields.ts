import type { ApplicationData, Field } from './application-data'
import { contactFields } from './contact-fields'
import type { AnswerDatum, CompletableScreen, FieldRow, FieldRows } from './field-row'
import { identityFields } from './identity-fields'
import { noteFields } from './note-fields'
import { personalFields } from './personal-fields'
import { serviceFields } from './service-fields'

/**
 * The fields of the application. A field of `ApplicationData` without a row does not compile, nor does a row that writes
 * a field of the record in another type than the service declares.
 */
const table = {
  // The order of values on the receipt: the current address before the card's.
  ...contactFields,
  ...personalFields,
  ...identityFields,
  ...serviceFields,
  ...noteFields,
} as const satisfies FieldRows<ApplicationData>

type Table = typeof table

/** Fields of the record that some row writes. */
export type WrittenByFields = { [F in Field]: keyof Table[F]['record'] }[Field]

/** Keys of the messages in `review`. */
export type ReviewLabel = {
  [F in Field]: Table[F] extends { review: infer Label } | { reviewIfGiven: infer Label } ? Label : never
}[Field]

/** Names of the inputs on a screen. */
export type InputOn<S extends CompletableScreen> = {
  [F in Field]: Table[F] extends { withoutInput: true } ? never : Table[F]['screen'] extends S ? F : never
}[Field]

/** A row whatever its field: its functions take the value of that field. */
type AnyRow = Omit<FieldRow<never, ApplicationData>, 'review' | 'reviewIfGiven'> & {
  readonly review?: ReviewLabel
  readonly reviewIfGiven?: ReviewLabel
}

export const fields: { readonly [F in Field]: AnyRow } = table

export const fieldNames = Object.keys(table) as readonly Field[]

/** Kinds of personal data that the answers of a screen are. */
export function dataOf(screen: CompletableScreen): readonly AnswerDatum[] {
  const data = fieldNames.filter((field) => fields[field].screen === screen).map((field) => fields[field].datum)
  return [...new Set(data.filter((datum) => datum !== null))]
}

/** Input of each field of the record that the screens set, to show a server error at it. */
export function serverInputsOf<S extends CompletableScreen>(...on: readonly S[]): Readonly<Record<string, InputOn<S>>> {
  const withInput = fieldNames.filter(
    (field) => fields[field].withoutInput !== true && on.some((screen) => screen === fields[field].screen),
  )
  return Object.fromEntries(
    withInput.flatMap((field) => Object.keys(fields[field].record).map((wire) => [wire, field as InputOn<S>])),
  )
}
