import type { ApplicationRecord } from '@/lib/backends/trading/application-schemas'
import { toIssue } from '@/lib/domain/validation/issue'

import type { SubmissionFailure } from '../api/submission-failure'
import type { ServerFieldErrors } from '../application/application-data'

/** Path of the input in which each field of the record is answered; what is answered in no form has none. */
const inputOf: Readonly<Partial<Record<keyof ApplicationRecord, string>>> = {
  mobile: 'mobile',
  email: 'email',
  ref_code: 'referralCode',
  reward_code: 'rewardCode',
  rfr_nm: 'referrerName',
  rfr_mobile: 'referrerPhone',
  idno: 'idNumber',
  cust_nm: 'fullName',
  sex: 'sex',
  birth_dt: 'birthDate',
  idiss_dt: 'idIssueDate',
  id_place: 'idIssuePlace',
  idexp_dt: 'idExpiryDate',
  perm_address: 'cardAddress',
  second_nationality: 'secondNationality',
  province: 'province',
  district: 'district',
  address: 'street',
  job: 'job',
  position: 'position',
  tax_no: 'taxNumber',
  fatca_yn: 'foreignTax',
  mr_level: 'marginLevel',
  fund_list: 'funds',
}

/** The same within one bank account, whose fields come as `banks.1.bank_acc`. */
const inputOfBank: Readonly<Record<keyof ApplicationRecord['banks'][number], string>> = {
  bank_id: 'bank.code',
  bank_nm: 'bank.code',
  bank_acc: 'accountNumber',
  bank_branch: 'branch.code',
  bank_city: 'city.code',
}

/** What a refused submission says of single answers, for the inputs in which they are given again. */
export function refusalsOf(failure: SubmissionFailure): ServerFieldErrors {
  if (failure.kind === 'field-errors') {
    return byInput(Object.entries(failure.fields.byField).map(([field, texts]) => [field, texts.join(' ')]))
  }
  if (failure.kind !== 'rejected' || failure.code !== 'ACCOUNT_EXISTS') return {}
  return byInput((failure.fields ?? []).map((field) => [field, toIssue('existAcc')]))
}

function byInput(texts: readonly (readonly [field: string, text: string])[]): ServerFieldErrors {
  return Object.fromEntries(
    texts.flatMap(([field, text]) => {
      const path = pathOf(field)
      return path === undefined ? [] : [[path, text]]
    }),
  )
}

function pathOf(field: string): string | undefined {
  const [, index, name] = /^banks\.(\d+)\.(\w+)$/.exec(field) ?? []
  if (index === undefined) return inputOf[field as keyof ApplicationRecord]
  const path = inputOfBank[name as keyof typeof inputOfBank] as string | undefined
  return path === undefined ? undefined : `banks.${index}.${path}`
}
