import type { CardFields, IdField } from '../../draft/application-data'

/** A field that the card's QR and the e-KYC service give differently; the applicant says which is right. */
export interface Difference {
  readonly field: IdField
  readonly qr: string
  readonly ocr: string
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

/** Fields that both have read, and read differently, in the order of the card. */
export function differencesBetween(qr: CardFields, ocr: CardFields): Difference[] {
  return fields.flatMap((field) => {
    const a = qr[field]
    const b = ocr[field]
    return a === undefined || b === undefined || isSame(field, a, b) ? [] : [{ field, qr: a, ocr: b }]
  })
}

/** Both readings in one; where they differ the QR's letters are taken, because they were never guessed from a picture. */
export function mergeReadings(qr: CardFields, ocr: CardFields): CardFields {
  return { ...ocr, ...qr }
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
