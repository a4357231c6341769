import { readers } from '@/lib/capture/card-reader/compare-readings'
import { isMisreading, isIdentifyingField } from '@/lib/domain/identity/correction'
import type { CardReadings, IdField } from '@/lib/domain/identity/identity-card'
import { isSameReading } from '@/lib/domain/identity/same-reading'
import { isOfAge } from '@/lib/domain/identity/of-age'
import { notExpired } from '@/lib/domain/validation/date-time-rules'
import type { ValidationKey } from '@/lib/domain/validation/rule'

const valuesOf = (field: IdField, readings: CardReadings): readonly string[] =>
  readers.flatMap((reader) => readings[reader]?.[field] ?? [])

/** Whether at least two readers saw the field and all of them saw the same: such a value is not the applicant's to change. */
export function isAgreed(field: IdField, readings: CardReadings): boolean {
  const [first, ...others] = valuesOf(field, readings)
  return first !== undefined && others.length > 0 && others.every((value) => isSameReading(field, first, value))
}

/** Whether the answer is what some reader saw. */
export function isRead(field: IdField, readings: CardReadings, answer: string): boolean {
  return valuesOf(field, readings).some((value) => isSameReading(field, value, answer))
}

/**
 * What the card itself says against an answer: it cannot be a misreading of what the e-KYC service read, the holder is
 * under age by date or number, or the card has expired. Dates are ISO. Null: nothing.
 */
export function objectionTo(field: IdField, readings: CardReadings, answer: string): ValidationKey | null {
  const told = [answer, ...valuesOf(field, readings)].filter((value) => value !== '')
  if (field === 'birthDate' && told.some((birthDate) => !isOfAge({ birthDate }))) return 'age18'
  if (field === 'idNumber' && told.some((idNumber) => !isOfAge({ idNumber }))) return 'age18'
  if (field === 'idExpiryDate' && told.some((date) => !notExpired().test(date))) return 'cardExpired'
  if (isIdentifyingField(field) && !isMisreading(field, readings.ocr?.[field], answer)) return 'cardMismatch'
  return null
}
