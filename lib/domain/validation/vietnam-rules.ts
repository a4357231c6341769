import type { Rule } from './rule'

export type Sex = 'M' | 'F'

/** What an ID number encodes about its holder. */
type IdNumberFacts = { readonly provinceCode: string; readonly sex: Sex; readonly birthYear: number }

/** The twelve digits of a citizen's ID card. Nine-digit numbers and older cards expired on 31/12/2024. */
export const vietnameseIdNumber: Rule = { key: 'vietnameseIdNumber', test: (value) => /^\d{12}$/.test(value) }

/**
 * Decodes an ID number: three digits for the place of birth registration, one for century and sex (0 man and 1 woman of
 * the 1900s, 2 and 3 of the 2000s …), two for the birth year, six at random (Decree 137/2015 Art. 13).
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
 * Where a typed sex or birth date (`yyyy-MM-dd`) contradicts the ID number. Prompts a second look, not an error:
 * registers contain mistakes, and people change their sex.
 */
export function idNumberDoubts(idNumber: string, typed: { sex?: Sex; birthDate?: string }): ('sex' | 'birthYear')[] {
  const facts = readIdNumber(idNumber)
  if (facts === null) return []
  const doubts: ('sex' | 'birthYear')[] = []
  if (typed.sex !== undefined && typed.sex !== facts.sex) doubts.push('sex')
  if (typed.birthDate !== undefined && Number(typed.birthDate.slice(0, 4)) !== facts.birthYear) doubts.push('birthYear')
  return doubts
}

/**
 * A tax number: 10 digits, 13 with the branch suffix (often after a dash), or the 12 digits of the ID number, which is
 * a person's tax number since 1/7/2025 (Circular 86/2024/TT-BTC Art. 5).
 */
export const taxNumber: Rule = { key: 'taxNumber', test: (value) => /^(?:\d{10}(?:-?\d{3})?|\d{12})$/.test(value) }

/** An account number at a Vietnamese bank: 6 to 20 digits, or letters and digits where the bank sells nicknames. */
export const bankAccount: Rule = { key: 'bankAccount', test: (value) => /^[A-Z0-9]{6,20}$/i.test(value) }
