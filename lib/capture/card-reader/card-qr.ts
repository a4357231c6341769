import type { CardFields } from '@/lib/domain/identity/identity-card'
import { toIsoDate } from '@/lib/domain/validation/date-time-rules'

/** ID number, old ID number (or empty), name, birth, sex, address, issue: the first seven on every card since 2021. */
const fieldCount = 7

/**
 * Parses the text of a card's QR: fields separated by `|`, dates as ddMMyyyy. Null unless it is a citizen's card,
 * because another QR in the picture must not fill the form. Fields after the seventh (cards since July 2024: parents'
 * names and others, in an unpublished order) are dropped. The code has no signature, so it fills the form and is
 * compared, but proves nothing.
 */
export function parseCardQr(text: string): CardFields | null {
  const fields = text.normalize('NFC').split('|').slice(0, fieldCount)
  if (fields.length < fieldCount) return null
  const [idNumber = '', , name = '', birth = '', sex = '', address = '', issue = ''] = fields.map(tidy)
  if (!/^\d{12}$/.test(idNumber) || name === '') return null
  return withoutEmpty({
    idNumber,
    // Cards print names in capitals; codes have mixed case.
    fullName: name.toLocaleUpperCase('vi'),
    birthDate: isoDate(birth),
    sex: sexOf(sex),
    cardAddress: address,
    idIssueDate: isoDate(issue),
  })
}

function tidy(field: string): string {
  return field.replaceAll(/\s+/g, ' ').trim()
}

function isoDate(ddMMyyyy: string): string | undefined {
  const [, day, month, year] = /^(\d{2})(\d{2})(\d{4})$/.exec(ddMMyyyy) ?? []
  return (day && month && year && toIsoDate(`${day}/${month}/${year}`)) || undefined
}

function sexOf(word: string): 'M' | 'F' | undefined {
  const lower = word.toLocaleLowerCase('vi')
  if (lower === 'nam') return 'M'
  return lower === 'nữ' ? 'F' : undefined
}

function withoutEmpty(fields: { [Field in keyof CardFields]: CardFields[Field] | undefined }): CardFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''))
}
