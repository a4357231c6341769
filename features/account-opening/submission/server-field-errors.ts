import { screens } from '@/lib/domain/account-opening/screens'
import { toIssue } from '@/lib/domain/validation/issue'

import type { SubmissionFailure } from '../api/submission-failure'
import { bankFields } from '../application/bank-account'
import { serverInputsOf } from '../application/fields'
import type { ServerFieldErrors } from '../application/note-fields'

const inputs = new Map(Object.entries(serverInputsOf(...screens.filter((screen) => screen !== 'success'))))

/** Errors of a refused submission about single answers, by the path of the input in which each is given again. */
export function serverFieldErrorsOf(failure: SubmissionFailure): ServerFieldErrors {
  if (failure.kind === 'field-errors') {
    return byInput(Object.entries(failure.fields.byField).map(([wire, texts]) => [wire, texts.join(' ')]))
  }
  if (failure.kind !== 'rejected') return {}
  const issue =
    failure.code === 'ACCOUNT_EXISTS' ? 'existAcc' : failure.code === 'DATA_MISMATCH' ? 'cardMismatch' : null
  return issue === null ? {} : byInput((failure.fields ?? []).map((wire) => [wire, toIssue(issue)]))
}

function byInput(texts: readonly (readonly [wire: string, text: string])[]): ServerFieldErrors {
  return Object.fromEntries(
    texts.flatMap(([wire, text]) => {
      const path = pathOf(wire)
      return path === undefined ? [] : [[path, text]]
    }),
  )
}

/** Fields of a bank account come as `banks.1.bank_acc`. */
function pathOf(wire: string): string | undefined {
  const [, index, name] = /^banks\.(\d+)\.(\w+)$/.exec(wire) ?? []
  if (index === undefined) return inputs.get(wire)
  const bankField = Object.entries(bankFields).find(([field]) => field === name)
  return bankField === undefined ? undefined : `banks.${index}.${bankField[1].input}`
}
