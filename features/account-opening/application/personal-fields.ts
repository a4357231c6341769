import type { Choice } from '@/lib/domain/account-opening/choice'

import { toBankRecord, type BankAccount } from './bank-account'
import type { AnswerWords, FieldRows } from './field-row'
import { asGiven, codeOf, emptyToNull, joined, nameOf, toYesNo } from './record-values'

/** Step 3: nationality, address, work and tax, bank accounts, account number. */
export interface PersonalAnswers {
  /** ISO 3166-1 alpha-2. */
  nationality?: string
  secondNationality?: string
  street?: string
  /** No backend lists wards: a ward's name is also its code. */
  ward?: Choice
  /** Only on records from before 1 July 2025; two-level addresses have none. */
  district?: string
  province?: Choice
  job?: Choice
  position?: Choice
  taxNumber?: string
  /** Tax resident of another country (FATCA/CRS). */
  foreignTax?: boolean
  banks?: readonly BankAccount[]
  /** The chosen number. The record takes it from the proof, because it is reserved only while it is held. */
  accountNumber?: string
  /** Its fee in VND. The record takes it from the proof, too. */
  accountFee?: number
}

const country = {
  screen: 'personal',
  datum: 'nationality',
  text: (code: string, words: AnswerWords) => words.country(code),
  review: 'nationality',
} as const
const address = { screen: 'address', datum: 'address', review: 'currentAddress' } as const
const tax = { screen: 'work', datum: 'tax' } as const

export const personalFields = {
  nationality: { ...country, record: { nationality: asGiven }, withoutInput: true },
  secondNationality: { ...country, record: { second_nationality: emptyToNull } },
  street: { ...address, record: { address: (street, { answers }) => joined(street, answers.ward?.name) } },
  // Sent with the street.
  ward: { ...address, record: {}, text: nameOf },
  district: { ...address, record: { district: emptyToNull } },
  province: { ...address, record: { province: codeOf }, text: nameOf },
  job: { screen: 'work', datum: 'work', record: { job: codeOf }, text: nameOf, review: 'job' },
  position: { screen: 'work', datum: 'work', record: { position: codeOf }, text: nameOf, review: 'position' },
  // Since 1 July 2025 a citizen's tax number is the ID number.
  taxNumber: { ...tax, record: { tax_no: emptyToNull }, review: 'taxNumber', handoff: 'withheld' },
  foreignTax: {
    ...tax,
    record: { fatca_yn: (isForeign = false) => toYesNo(isForeign) },
    text: (isForeign, words) => words.yesNo(isForeign),
    valueOnReceipt: false,
    review: 'foreignTax',
  },
  banks: {
    screen: 'banks',
    datum: 'bank-accounts',
    record: { banks: (accounts) => accounts?.map(toBankRecord) },
    withoutInput: true,
    text: (accounts) => joined(...accounts.map(({ bank, accountNumber }) => `${bank.name} ${accountNumber}`)),
  },
  accountNumber: {
    screen: 'account-number',
    datum: 'account-number',
    record: { acc_no: emptyToNull },
    withoutInput: true,
    // Held for the other device.
    handoff: 'withheld',
  },
  accountFee: {
    screen: 'account-number',
    datum: 'account-number',
    record: { acc_fee: (fee) => fee ?? null },
    withoutInput: true,
    text: null,
    handoff: 'withheld',
  },
} as const satisfies FieldRows<PersonalAnswers>
