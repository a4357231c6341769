import { toIsoDate } from '@/lib/backends/compact-date'
import type { CreateAccountRequest } from '@/lib/backends/trading/application-schemas'
import { identifyingFields, isMisreading, type IdentifyingField } from '@/lib/domain/identity/correction'
import { isOfAge } from '@/lib/domain/identity/of-age'
import { isSameReading } from '@/lib/domain/identity/same-reading'
import { todayInVietnam } from '@/lib/domain/validation/date-time-rules'

import { WireError } from '../../http/wire-error'
import type { Sandbox } from '../../sandbox-state'
import type { Check } from '../../state/checks'

type OcrName = keyof Check['card']['fields']

/** Names of one field of the card: in the record and in the answer of the OCR. */
const names: Readonly<
  Record<IdentifyingField, { readonly record: keyof CreateAccountRequest; readonly ocr: OcrName }>
> = {
  idNumber: { record: 'idno', ocr: 'idno' },
  fullName: { record: 'cust_nm', ocr: 'cust_nm' },
  sex: { record: 'sex', ocr: 'sex' },
  birthDate: { record: 'birth_dt', ocr: 'birth_dt' },
  idIssueDate: { record: 'idiss_dt', ocr: 'idiss_dt' },
  idExpiryDate: { record: 'idexp_dt', ocr: 'expire_dt' },
}

const refused = (code: string, message: string, fields: readonly string[]) =>
  new WireError(422, { code, message, data: { fields: [...fields] } })

/**
 * The record is about the holder of the card. The number is compared with the QR code in the photos; any other value is
 * what was read, or a declared correction that can be a misreading. Age, by date and by number, and expiry are judged by the card
 * and by the record.
 */
export function requireHolder(request: CreateAccountRequest, { idno, card }: Check, { now }: Sandbox): void {
  const declared: ReadonlySet<string> = new Set(request.corrections.map(({ field }) => field))
  const wrong = identifyingFields.filter((field) => {
    const read = card.fields[names[field].ocr] ?? undefined
    const sent = request[names[field].record] ?? undefined
    if (field === 'idNumber' && sent !== idno) return true
    if (read === undefined && sent === undefined) return false
    if (typeof sent !== 'string') return true
    if (read !== undefined && isSameReading(field, read, sent)) return false
    return !declared.has(names[field].record) || !isMisreading(field, read, sent)
  })
  if (wrong.length > 0) {
    throw refused(
      'DATA_MISMATCH',
      'The card says something else',
      wrong.map((field) => names[field].record),
    )
  }
  const clock = () => new Date(now())
  const told = [request, card.fields].map(({ birth_dt, idno: number }) => ({
    idNumber: number,
    ...(birth_dt !== null && { birthDate: toIsoDate(birth_dt) }),
  }))
  if (told.some((one) => !isOfAge(one, clock))) throw refused('UNDERAGE', 'Under 18', ['birth_dt'])
  const today = todayInVietnam(clock())
  const ends = [request.idexp_dt, card.fields.expire_dt].filter((date) => date !== null && date !== undefined)
  if (ends.some((date) => toIsoDate(date) < today)) throw refused('CARD_EXPIRED', 'The card has expired', ['idexp_dt'])
}
