import { type Holder, places } from './holder'

const familyNames = ['NGUYỄN', 'TRẦN', 'LÊ', 'PHẠM', 'HUỲNH', 'VŨ', 'ĐẶNG', 'BÙI', 'ĐỖ', 'NGÔ', 'DƯƠNG', 'LÝ']
const middleNames = { F: ['THỊ', 'NGỌC', 'THÙY', 'QUỲNH'], M: ['VĂN', 'HỮU', 'ĐỨC', 'QUỐC'] }
const givenNames = [
  'MẪU',
  'MẪU AN',
  'MẪU BẰNG',
  'MẪU ĐIỆP',
  'MẪU HƯỜNG',
  'MẪU KHUÊ',
  'MẪU NGHĨA',
  'MẪU THƯỞNG',
  'MẪU YẾN',
]

const pick = <Item>(items: readonly Item[], seed: number): Item => {
  const item = items[seed % items.length]
  if (item === undefined) throw new Error('Nothing to pick from')
  return item
}

/**
 * The made-up person of an id number, the same at every call, so that each browser test can have a card of its own.
 * Undefined when the number cannot belong to a citizen (12 digits, a known province, a year of birth in the past).
 */
export function holderOfIdno(idno: string): Holder | undefined {
  if (!/^\d{12}$/.test(idno)) return undefined
  const place = places[idno.slice(0, 3)]
  const century = Math.floor(Number(idno[3]) / 2)
  if (!place || century > 1) return undefined
  const sex = Number(idno[3]) % 2 === 0 ? 'M' : 'F'
  const serial = Number(idno.slice(6))
  const birthYear = 1900 + century * 100 + Number(idno.slice(4, 6))
  if (birthYear > 2012) return undefined
  const card = serial % 2 === 0 ? '2024' : '2021'
  const birthMonthDay = `${two(1 + (serial % 12))}-${two(1 + (serial % 28))}`
  const issueYear = card === '2024' ? 2025 : Math.max(2021, birthYear + 14)
  return {
    idno,
    name: `${pick(familyNames, serial)} ${pick(middleNames[sex], serial >> 2)} ${pick(givenNames, serial >> 4)}`,
    sex,
    birthDate: `${birthYear}-${birthMonthDay}`,
    issueDate: `${issueYear}-10-${two(1 + (serial % 28))}`,
    expiryDate: `${expiryYear(birthYear, issueYear)}-${birthMonthDay}`,
    ...place,
    card,
  }
}

/** No specimen expires before the end of this year: tests must not rot. */
const goodUntil = 2029

/** A card is renewed at 25, 40 and 60, and lasts for life after that; 99 years here, because a date must stand there. */
export function expiryYear(birthYear: number, issueYear: number): number {
  const age = [25, 40, 60].find((limit) => birthYear + limit > Math.max(issueYear + 2, goodUntil)) ?? 99
  return birthYear + age
}

const two = (value: number) => value.toString().padStart(2, '0')
