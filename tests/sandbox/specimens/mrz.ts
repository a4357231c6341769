import type { Holder } from './holder'

const weights = [7, 3, 1]

/** ICAO 9303 check digit: digits count as themselves, letters from 10, fillers 0; weights 7, 3, 1. */
export function checkDigit(field: string): number {
  let sum = 0
  for (const [index, character] of Array.from(field).entries()) {
    const value = character === '<' ? 0 : Number.parseInt(character, 36)
    sum += value * (weights[index % 3] ?? 0)
  }
  return sum % 10
}

/** `NGUYỄN THỊ MẪU` in the letters of a machine readable zone. */
function withoutMarks(name: string): string {
  return name.replaceAll('Đ', 'D').normalize('NFD').replaceAll(/\p{M}/gu, '')
}

/**
 * The three lines of 30 of a TD1 document as Vietnamese cards print them: document number is the last nine digits of the
 * id number, the optional field holds all twelve with a check digit of its own.
 */
export function machineReadableZone(holder: Holder): [string, string, string] {
  const number = holder.idno.slice(3)
  const numberPart = `${number}${checkDigit(number)}`
  const optional = `${holder.idno}<<${checkDigit(holder.idno)}`
  const birth = shortDate(holder.birthDate)
  const expiry = shortDate(holder.expiryDate)
  const birthPart = `${birth}${checkDigit(birth)}`
  const expiryPart = `${expiry}${checkDigit(expiry)}`
  const composite = checkDigit(`${numberPart}${optional}${birthPart}${expiryPart}${'<'.repeat(11)}`)
  const [family = '', ...given] = withoutMarks(holder.name).split(' ')
  return [
    `IDVNM${numberPart}${optional}`,
    `${birthPart}${holder.sex}${expiryPart}VNM${'<'.repeat(11)}${composite}`,
    `${family}<<${given.join('<')}`.padEnd(30, '<').slice(0, 30),
  ]
}

/** YYMMDD. */
const shortDate = (isoDate: string) => isoDate.replaceAll('-', '').slice(2)
