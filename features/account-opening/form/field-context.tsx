'use client'

import { useLocale, useTranslations } from 'next-intl'
import { createContext, use } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'

import { isLocale, defaultLocale } from '@/lib/platform/i18n/locales'
import { describeIssue } from '@/lib/domain/validation/issue'

/** Label of a field by its path (`banks.0.accountNumber`): one source for the input, its error and the summary. */
export type LabelOf = (path: string) => string

export const LabelContext = createContext<LabelOf>((path) => path)

/** `mobile` → `field-mobile`, `banks.0.bank.code` → `field-banks-0-bank-code`. */
export function toFieldId(path: string): string {
  return `field-${path.replaceAll('.', '-')}`
}

/** Turns what a rule left behind into a sentence about the field, in the reader's language. */
export function useDescribeIssue(): (message: string, label: string) => string {
  const translate = useTranslations('validation')
  const locale = useLocale()
  return (message, label) =>
    describeIssue((key, values) => translate(key, values), message, label, isLocale(locale) ? locale : defaultLocale)
}

/** What every input of a step form needs: its id, its label and its error. */
export function useField(path: string): { id: string; label: string; error: string | undefined } {
  const { control, getFieldState } = useFormContext()
  const state = useFormState({ control, name: path })
  const describe = useDescribeIssue()
  const label = use(LabelContext)(path)
  const message = getFieldState(path, state).error?.message
  return { id: toFieldId(path), label, error: message === undefined ? undefined : describe(message, label) }
}
