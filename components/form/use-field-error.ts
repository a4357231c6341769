import { useLocale, useTranslations } from 'next-intl'
import { useFormContext, useFormState } from 'react-hook-form'

import { describeIssue } from '@/lib/domain/validation/issue'

/** The sentence under a field of the form around it: what a rule says about it, or the server. */
export function useFieldError(name: string, label: string): string | undefined {
  const { control, getFieldState } = useFormContext()
  const state = useFormState({ control, name })
  const translate = useTranslations('validation')
  const locale = useLocale()
  const message = getFieldState(name, state).error?.message
  return message === undefined
    ? undefined
    : describeIssue((key, values) => translate(key, values), message, label, locale)
}
