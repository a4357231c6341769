import type { Sex } from '@/lib/domain/identity/identity-card'

import type { FieldRows } from './field-row'
import { asGiven, emptyToNull, toCompactDate } from './record-values'

/** Step 2: the ID card. Dates are ISO `yyyy-MM-dd`. */
export interface IdentityAnswers {
  idNumber?: string
  fullName?: string
  birthDate?: string
  sex?: Sex
  idIssueDate?: string
  idIssuePlace?: string
  /** Missing on cards that do not expire. */
  idExpiryDate?: string
  /** Address exactly as printed: old cards stay valid with an address of three levels. */
  cardAddress?: string
}

/** Read from the card again on another device. */
const card = { screen: 'id-confirm', handoff: 'withheld' } as const

/** The record takes the ID number from the identity proof: what was checked is what is sent. */
export const identityFields = {
  idNumber: { ...card, datum: 'id-number', record: { idno: asGiven } },
  fullName: { ...card, datum: 'name', record: { cust_nm: asGiven } },
  birthDate: { ...card, datum: 'birth-date', record: { birth_dt: toCompactDate } },
  sex: { ...card, datum: 'sex', record: { sex: asGiven }, text: (sex, words) => words.sex(sex) },
  idIssueDate: { ...card, datum: 'id-number', record: { idiss_dt: toCompactDate }, text: null },
  idIssuePlace: { ...card, datum: 'id-number', record: { id_place: asGiven }, text: null },
  idExpiryDate: { ...card, datum: 'id-number', record: { idexp_dt: (iso) => toCompactDate(iso) ?? null }, text: null },
  cardAddress: { ...card, datum: 'address', record: { perm_address: emptyToNull } },
} as const satisfies FieldRows<IdentityAnswers>
