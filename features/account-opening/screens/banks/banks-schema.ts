import { z } from '@/lib/platform/zod/zod'

import { bankAccount } from '@/lib/domain/validation/vietnam-rules'
import { withoutSeparators } from '@/lib/domain/validation/field-schema'
import { toIssue } from '@/lib/domain/validation/issue'
import { required } from '@/lib/domain/validation/text-rules'

import { maxBankAccounts, type BankAccount } from '../../application/bank-account'
import type { ApplicationData } from '../../application/application-data'
import type { Choice } from '@/lib/domain/account-opening/choice'

const choiceSchema = z.object({ code: z.string(), name: z.string() })

/** Lists that came and have nothing in them: a bank without branches is an answer, not a dead end. */
export interface EmptyLists {
  readonly cities: (bank: string) => boolean
  readonly branches: (bank: string, city: string) => boolean
}

/**
 * One account. Its answers are judged together and in their order, because what has to be chosen hangs on the choice before
 * it; `code` carries the error of a choice that was not made.
 */
function bankSchema(isEmpty: EmptyLists) {
  return z
    .object({
      bank: choiceSchema,
      city: choiceSchema,
      branch: choiceSchema,
      accountNumber: z.string().transform(withoutSeparators),
    })
    .check(({ value: { bank, city, branch, accountNumber }, issues }) => {
      // City and branch depend on the bank, so they are neither shown nor required before it is chosen.
      const hasCities = bank.code !== '' && !isEmpty.cities(bank.code)
      const hasBranches = hasCities && !isEmpty.branches(bank.code, city.code)
      const open = [
        ['bank', bank.code === ''],
        ['city', hasCities && city.code === ''],
        ['branch', hasBranches && branch.code === ''],
      ] as const
      for (const [field, isOpen] of open) {
        if (isOpen) issues.push({ code: 'custom', input: '', path: [field, 'code'], message: toIssue('choose') })
      }
      const broken = [required, bankAccount].find((rule) => !rule.test(accountNumber))
      if (broken === undefined) return
      issues.push({ code: 'custom', input: accountNumber, path: ['accountNumber'], message: toIssue(broken.key) })
    })
}

/** Up to three accounts, or none: money can be paid in before it is known where it goes. The same one twice is a slip. */
export function banksSchema(isEmpty: EmptyLists) {
  return z.object({
    banks: z
      .array(bankSchema(isEmpty))
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
}

function toKey({ bank, accountNumber }: BankForm): string {
  return `${bank.code} ${accountNumber.toLowerCase()}`
}

export type BanksForm = z.input<ReturnType<typeof banksSchema>>
export type BankForm = BanksForm['banks'][number]

const nothing: Choice = { code: '', name: '' }

export const emptyBank: BankForm = { bank: nothing, city: nothing, branch: nothing, accountNumber: '' }

/** Whether a row can summarise the account: it has a bank name and an account number. */
export function isFilledIn({ bank, accountNumber }: BankForm): boolean {
  return bank.code !== '' && accountNumber !== ''
}

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
