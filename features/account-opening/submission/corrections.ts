import type { CreateAccountRequest } from '@/lib/backends/trading/application-schemas'
import type { IdField } from '@/lib/domain/identity/identity-card'
import { isSameReading } from '@/lib/domain/identity/same-reading'

import type { ApplicationData } from '../application/application-data'

type Correction = CreateAccountRequest['corrections'][number]

/** Each field of the card under its name in the record. */
const wireNames: Readonly<Record<IdField, Correction['field']>> = {
  idNumber: 'idno',
  fullName: 'cust_nm',
  sex: 'sex',
  birthDate: 'birth_dt',
  idIssueDate: 'idiss_dt',
  idIssuePlace: 'id_place',
  idExpiryDate: 'idexp_dt',
  cardAddress: 'perm_address',
}

/** The answers that differ from what the e-KYC service read on the card, with the applicant's reason. */
export function correctionsOf(data: ApplicationData): Correction[] {
  const read = data.idReadings?.ocr
  if (read === undefined) return []
  return Object.entries(wireNames).flatMap(([name, field]) => {
    const known = name as IdField
    const answer = data[known]
    const reading = read[known]
    if (answer === undefined || answer === '') return []
    if (reading !== undefined && isSameReading(known, reading, answer)) return []
    return [{ field, reason: data.correctionReasons?.[known] ?? (reading === undefined ? 'unread' : 'misread') }]
  })
}
