import type { Rule } from './rule'

export type Sex = 'M' | 'F'

/** What the digits of an ID number say of its holder. */
export type IdNumberFacts = { readonly provinceCode: string; readonly sex: Sex; readonly birthYear: number }

/** The twelve digits of a citizen's ID card. Cards of nine or of an older kind ended on 31/12/2024. */
export const vietnameseIdNumber: Rule = { key: 'vietnameseIdNumber', test: (value) => /^\d{12}$/.test(value) }

/**
 * Reads an ID number: three digits of the place where the birth was registered, one of century and sex (0 man and 1
 * woman of the 1900s, 2 and 3 of the 2000s …), two of the birth year, six at random (Decree 137/2015 Art. 13).
 */
export function readIdNumber(idNumber: string): IdNumberFacts | null {
  if (!vietnameseIdNumber.test(idNumber)) return null
  const centuryAndSex = Number(idNumber.charAt(3))
  return {
    provinceCode: idNumber.slice(0, 3),
    sex: centuryAndSex % 2 === 0 ? 'M' : 'F',
    birthYear: 1900 + Math.floor(centuryAndSex / 2) * 100 + Number(idNumber.slice(4, 6)),
  }
}

/**
 * Where a typed sex or birth date (`yyyy-MM-dd`) and the ID number disagree. A reason to look again, not an error:
 * registers hold mistakes, and people change their sex.
 */
export function idNumberDoubts(idNumber: string, typed: { sex?: Sex; birthDate?: string }): ('sex' | 'birthYear')[] {
  const facts = readIdNumber(idNumber)
  if (facts === null) return []
  const doubts: ('sex' | 'birthYear')[] = []
  if (typed.sex !== undefined && typed.sex !== facts.sex) doubts.push('sex')
  if (typed.birthDate !== undefined && Number(typed.birthDate.slice(0, 4)) !== facts.birthYear) doubts.push('birthYear')
  return doubts
}
