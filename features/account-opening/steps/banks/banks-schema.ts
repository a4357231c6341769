import { z } from '@/lib/validation/zod'

import { bankAccount } from '@/lib/validation/bank-account'
import { toIssue } from '@/lib/validation/issue'
import { requiredChoice, requiredText } from '@/lib/validation/text'

import { maxBankAccounts, type ApplicationData, type BankAccount, type Choice } from '../../draft/application-data'

const choiceSchema = z.object({ code: requiredChoice(), name: z.string() })

/** One account. `code` carries the error of a choice that was not made. */
const bankSchema = z.object({
  bank: choiceSchema,
  city: choiceSchema,
  branch: choiceSchema,
  accountNumber: requiredText(bankAccount),
})

/** Up to three accounts, or none: money can be paid in before it is known where it goes. The same one twice is a slip. */
export const banksSchema = z.object({
  banks: z
    .array(bankSchema)
    .max(maxBankAccounts)
    .check(({ value, issues }) => {
      value.forEach((account, index) => {
        const first = value.findIndex((other) => toKey(other) === toKey(account))
        if (first === index) return
        const path = [index, 'accountNumber']
        issues.push({ code: 'custom', input: account.accountNumber, path, message: toIssue('existAcc') })
      })
    }),
})

function toKey({ bank, accountNumber }: z.output<typeof bankSchema>): string {
  return `${bank.code} ${accountNumber.toLowerCase()}`
}

export type BanksForm = z.input<typeof banksSchema>
export type BankForm = BanksForm['banks'][number]

const nothing: Choice = { code: '', name: '' }

export const emptyBank: BankForm = { bank: nothing, city: nothing, branch: nothing, accountNumber: '' }

/** The first visit shows one account to fill in; somebody who removed it does not find it again. */
export function toBanksForm(data: ApplicationData): BanksForm {
  const banks = data.banks?.map((account) => ({
    bank: account.bank,
    city: account.city ?? nothing,
    branch: account.branch ?? nothing,
    accountNumber: account.accountNumber,
  }))
  return { banks: banks ?? [emptyBank] }
}

/** What is kept while somebody types: accounts that are half filled in keep empty codes. */
export function toBankAccounts(form: BanksForm): readonly BankAccount[] {
  return form.banks.map(({ bank, city, branch, accountNumber }) => ({ bank, city, branch, accountNumber }))
}
