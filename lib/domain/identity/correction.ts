import type { IdField } from './identity-card'
import { isSameReading, lettersOf } from './same-reading'

/** Fields that identify a person: another value is another person, so a correction must be a misreading. */
export const identifyingFields = ['idNumber', 'fullName', 'sex', 'birthDate', 'idIssueDate', 'idExpiryDate'] as const

export type IdentifyingField = (typeof identifyingFields)[number]

/** Why an answer differs from what the e-KYC service read. Such answers are marked for staff, who see the photos. */
export const correctionReasons = ['misread', 'unread', 'worn'] as const

export type CorrectionReason = (typeof correctionReasons)[number]

/** Digits that a reader may take for others in a number or a date. */
const maxWrongDigits = 2

/** Letters that a reader may take for others in a name. */
const maxWrongLetters = 2

export function isIdentifyingField(field: IdField): field is IdentifyingField {
  return identifyingFields.some((known) => known === field)
}

/**
 * Whether `corrected` can be what the card says where a reader saw `read`: a few digits of a number or a date, a few
 * letters or any tone marks of a name. A value that was not read can be anything, because staff compare it with the photo.
 */
export function isMisreading(field: IdentifyingField, read: string | undefined, corrected: string): boolean {
  if (read === undefined || isSameReading(field, read, corrected)) return true
  if (field === 'sex') return true
  if (field === 'fullName') return editDistance(lettersOf(read), lettersOf(corrected)) <= maxWrongLetters
  if (read.length !== corrected.length) return false
  return Array.from(read).filter((digit, index) => digit !== corrected[index]).length <= maxWrongDigits
}

/** Levenshtein distance: insertions, deletions and replacements that turn one text into the other. */
function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [row, letter] of Array.from(a).entries()) {
    const current = [row + 1]
    for (const [column, other] of Array.from(b).entries()) {
      const replaced = (previous[column] ?? 0) + (letter === other ? 0 : 1)
      current.push(Math.min(replaced, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1))
    }
    previous = current
  }
  return previous.at(-1) ?? 0
}
