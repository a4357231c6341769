import type { CardFields } from '@/lib/domain/identity/identity-card'
import { parse } from 'mrz'

/**
 * Parses the text of a Vietnamese card's machine-readable zone (TD1, 3 x 30; mrz/read-mrz.ts). Null unless it is a
 * Vietnamese ID card and every check digit is right: a wrong guess would cost more than typing.
 * The zone has no diacritics, so the name is not used; the document number has the last nine digits, the optional field
 * all twelve with their own check digit.
 */
export function parseCardMrz(text: string, now: Date = new Date()): CardFields | null {
  const lines = text
    .toUpperCase()
    .split(/\r?\n/)
    .map((line) => line.replaceAll(/\s/g, ''))
    .filter((line) => line !== '')
  if (lines.length !== 3 || lines.some((line) => line.length !== 30)) return null
  const { valid, fields } = parse(lines)
  if (!valid || fields.issuingState !== 'VNM') return null
  const idNumber = lines[0]?.slice(15, 27) ?? ''
  if (!/^\d{12}$/.test(idNumber) || Number(lines[0]?.charAt(29)) !== checkDigit(idNumber)) return null
  return {
    idNumber,
    birthDate: isoDate(fields.birthDate ?? '', (year) => year <= now.getFullYear() % 100),
    // A card without an expiry has no such date; any other expires in this century.
    ...(fields.expirationDate !== noEnd && { idExpiryDate: isoDate(fields.expirationDate ?? '', () => true) }),
    ...(fields.sex === 'male' && { sex: 'M' }),
    ...(fields.sex === 'female' && { sex: 'F' }),
  }
}

/** Printed on cards that do not expire. */
const noEnd = '991231'

/** ICAO 9303: weights 7, 3, 1. */
function checkDigit(digits: string): number {
  const weighted = Array.from(digits, (digit, index) => Number(digit) * ([7, 3, 1][index % 3] ?? 0))
  return weighted.reduce((sum, product) => sum + product, 0) % 10
}

function isoDate(yymmdd: string, isThisCentury: (year: number) => boolean): string {
  const year = Number(yymmdd.slice(0, 2))
  return `${isThisCentury(year) ? 20 : 19}${yymmdd.slice(0, 2)}-${yymmdd.slice(2, 4)}-${yymmdd.slice(4, 6)}`
}
