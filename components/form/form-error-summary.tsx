'use client'

import { use } from 'react'
import { useFormContext, useFormState, type FieldErrors } from 'react-hook-form'

import { ErrorSummary } from '@/components/ui/error-summary'

import { FieldsContext, toFieldId, useDescribeIssue } from './field-context'

/** Every error of the form as a link to its field. Takes focus when a submit was rejected. */
export function FormErrorSummary({ title }: { readonly title: (count: number) => string }) {
  const { control } = useFormContext()
  const { errors, submitCount, isSubmitting } = useFormState({ control })
  const { idPrefix, labelOf } = use(FieldsContext)
  const describe = useDescribeIssue()
  const found = listErrors(errors)
  return (
    <ErrorSummary
      title={title(found.length)}
      errors={found.map(({ path, message }) => ({
        fieldId: toFieldId(idPrefix, path),
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
