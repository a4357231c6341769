import type { CardFields, CardReadings, IdField } from '@/lib/domain/identity/identity-card'
import { isSameReading } from '@/lib/domain/identity/same-reading'

export type Reader = keyof CardReadings

/** The QR comes first, because its text is not recognised from print. The zone's digits have check digits. */
export const readers: readonly Reader[] = ['qr', 'mrz', 'ocr']

/** A field with conflicting readings; the applicant decides. */
export interface Difference {
  readonly field: IdField
  /** Each distinct reading with its readers. */
  readonly options: readonly { readonly value: string; readonly by: readonly [Reader, ...Reader[]] }[]
}

const fields: readonly IdField[] = [
  'idNumber',
  'fullName',
  'sex',
  'birthDate',
  'idIssueDate',
  'idIssuePlace',
  'idExpiryDate',
  'cardAddress',
]

/** Fields with conflicting readings, in the order of the card; a field read by a single reader has no conflict. */
export function differencesBetween(readings: CardReadings): Difference[] {
  return fields.flatMap((field) => {
    const options = optionsOf(field, readings)
    return options.length > 1 ? [{ field, options }] : []
  })
}

function optionsOf(field: IdField, readings: CardReadings): Difference['options'] {
  const options: { value: string; by: [Reader, ...Reader[]] }[] = []
  for (const reader of readers) {
    const value = readings[reader]?.[field]
    if (value === undefined) continue
    const known = options.find((option) => isSameReading(field, option.value, value))
    if (known === undefined) options.push({ value, by: [reader] })
    else known.by.push(reader)
  }
  return options
}

/** All readings merged; conflicts go to the reader of highest priority. */
export function mergeReadings({ qr, mrz, ocr }: CardReadings): CardFields {
  return { ...ocr, ...mrz, ...qr }
}
