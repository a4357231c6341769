import type { ApplicationRecord } from '@/lib/backends/trading/application-schemas'
import type { Choice } from '@/lib/domain/account-opening/choice'

import { emptyToNull } from './record-values'

/** Account that money is paid out to; at most three (docs/specification.md#account-opening-record). */
export interface BankAccount {
  readonly bank: Choice
  readonly accountNumber: string
  readonly city?: Choice
  readonly branch?: Choice
}

export const maxBankAccounts = 3

/** The name that people know, and the full one where both are given: 'Vietcombank – Ngân hàng TMCP …'. */
export function bankNames(name: string): { readonly short: string; readonly full: string | undefined } {
  const [short = '', full] = name.split(' – ', 2)
  return { short, full }
}

type BankRecord = ApplicationRecord['banks'][number]

/** Fields of one account in the record: the input of each within its account, and the value that is sent. */
export const bankFields: {
  readonly [Wire in keyof Required<BankRecord>]: {
    readonly input: string
    readonly value: (account: BankAccount) => BankRecord[Wire]
  }
} = {
  bank_id: { input: 'bank.code', value: ({ bank }) => bank.code },
  bank_nm: { input: 'bank.code', value: ({ bank }) => bank.name },
  bank_acc: { input: 'accountNumber', value: ({ accountNumber }) => accountNumber },
  bank_branch: { input: 'branch.code', value: ({ branch }) => emptyToNull(branch?.code) },
  bank_city: { input: 'city.code', value: ({ city }) => emptyToNull(city?.code) },
}

export function toBankRecord(account: BankAccount): BankRecord {
  const values = Object.entries(bankFields).map(([wire, { value }]) => [wire, value(account)] as const)
  // `bankFields` has exactly the fields of the record, each with a value of its type.
  return Object.fromEntries(values) as BankRecord
}
