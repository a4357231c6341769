'use client'

import { useTranslations } from 'next-intl'
import { use } from 'react'
import { useFormContext, useFormState, type FieldErrors } from 'react-hook-form'

import { ErrorSummary } from '@/components/ui/error-summary'

import { LabelContext, toFieldId, useDescribeIssue } from './field-context'

/** Every error of the form as a link to its field. Takes focus when a submit was refused. */
export function FormErrorSummary() {
  const t = useTranslations('forms')
  const { control } = useFormContext()
  const { errors, submitCount, isSubmitting } = useFormState({ control })
  const labelOf = use(LabelContext)
  const describe = useDescribeIssue()
  const found = listErrors(errors)
  return (
    <ErrorSummary
      title={t('errorTitle', { count: found.length })}
      errors={found.map(({ path, message }) => ({
        fieldId: toFieldId(path),
        message: describe(message, labelOf(path)),
      }))}
      attempt={isSubmitting ? 0 : submitCount}
    />
  )
}

/** Errors of nested fields (`banks[0].bank.code`) with their paths, in the order of the form's values. */
function listErrors(errors: FieldErrors, prefix = ''): readonly { path: string; message: string }[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    if (error === undefined || error === null) return []
    const path = prefix + name
    if (typeof error.message === 'string') return [{ path, message: error.message }]
    return typeof error === 'object' && name !== 'ref' ? listErrors(error as FieldErrors, `${path}.`) : []
  })
}
