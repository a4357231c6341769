'use client'

import { useLocale, useTranslations } from 'next-intl'
import { createContext, use } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'

import { describeIssue } from '@/lib/domain/validation/issue'

/** Label of a field by its path (`banks.0.accountNumber`): one source for the input, its error and the summary. */
export type LabelOf = (path: string) => string

/** Shared by the fields of one form. `idPrefix` keeps their ids unique in the page. */
export const FieldsContext = createContext<{ readonly idPrefix: string; readonly labelOf: LabelOf }>({
  idPrefix: 'field',
  labelOf: (path) => path,
})

/** `mobile` → `field-mobile`, `banks.0.bank.code` → `field-banks-0-bank-code`. */
export function toFieldId(idPrefix: string, path: string): string {
  return `${idPrefix}-${path.replaceAll(/[._]/g, '-')}`
}

/** Turns the issue of a rule into a sentence about the field. Reads the namespace `validation`. */
export function useDescribeIssue(): (message: string, label: string) => string {
  const translate = useTranslations('validation')
  const locale = useLocale()
  return (message, label) => describeIssue((key, values) => translate(key, values), message, label, locale)
}

/** Id, label and error of one field of the form around it. */
export function useField(path: string): { id: string; label: string; error: string | undefined } {
  const { control, getFieldState } = useFormContext()
  const state = useFormState({ control, name: path })
  const describe = useDescribeIssue()
  const { idPrefix, labelOf } = use(FieldsContext)
  const label = labelOf(path)
  const message = getFieldState(path, state).error?.message
  return {
    id: toFieldId(idPrefix, path),
    label,
    error: message === undefined ? undefined : describe(message, label),
  }
}
