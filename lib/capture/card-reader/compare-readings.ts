import type { CardFields, CardReadings, IdField } from '@/lib/domain/identity/identity-card'

export type Reader = keyof CardReadings

/** The QR first: its letters were never guessed from a picture. The zone's figures have check digits. */
export const readers: readonly Reader[] = ['qr', 'mrz', 'ocr']

/** A field that the readers give differently; the applicant says which is right. */
export interface Difference {
  readonly field: IdField
  /** Each reading once, with all who gave it. */
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

/** Fields that were read differently, in the order of the card; what only one has read is no difference. */
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
    const known = options.find((option) => isSame(field, option.value, value))
    if (known === undefined) options.push({ value, by: [reader] })
    else known.by.push(reader)
  }
  return options
}

/** All readings in one; where they differ, that of the reader who comes first. */
export function mergeReadings({ qr, mrz, ocr }: CardReadings): CardFields {
  return { ...ocr, ...mrz, ...qr }
}

function isSame(field: IdField, a: string, b: string): boolean {
  return field === 'fullName' || field === 'cardAddress' || field === 'idIssuePlace'
    ? spellingKey(a) === spellingKey(b)
    : a === b
}

const toneMarks = /[\u0300\u0301\u0303\u0309\u0323]/g

/**
 * Equal for spellings that mean the same: case, spaces, punctuation, composed or not, and the two schools of where a tone
 * mark stands (`hòa`, `hoà`). A missing or another mark stays a difference: Mẫu is not Mau.
 */
export function spellingKey(text: string): string {
  return text
    .toLocaleLowerCase('vi')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => {
      const letters = word.normalize('NFD')
      return letters.replaceAll(toneMarks, '') + (letters.match(toneMarks) ?? []).join('')
    })
    .join(' ')
}
