'use client'

import { useTranslations } from 'next-intl'
import { use, useEffect, useRef } from 'react'
import { useFormContext, useFormState, type FieldErrors } from 'react-hook-form'

import { LabelContext, toFieldId, useDescribeIssue } from './field-context'

/** Every error of the form as a link to its field. Takes focus when a submit was refused. */
export function FormErrorSummary() {
  const t = useTranslations('forms')
  const { control } = useFormContext()
  const { errors, submitCount, isSubmitting } = useFormState({ control })
  const labelOf = use(LabelContext)
  const describe = useDescribeIssue()
  const summary = useRef<HTMLDivElement>(null)
  const found = listErrors(errors)
  /** Counts refused submits, so that the same errors take focus again after the next one. */
  const refused = found.length > 0 && !isSubmitting ? submitCount : 0

  useEffect(() => {
    if (refused > 0) summary.current?.focus()
  }, [refused])

  if (found.length === 0) return null
  return (
    <div ref={summary} tabIndex={-1} role="alert" className="rounded-card border-down border-2 p-4">
      <h2 className="font-semibold">{t('errorTitle', { count: found.length })}</h2>
      <ul className="mt-2 grid gap-1">
        {found.map(({ path, message }) => (
          <li key={path}>
            <a
              href={`#${toFieldId(path)}`}
              className="text-down inline-block py-1 underline"
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(toFieldId(path))?.focus()
              }}
            >
              {describe(message, labelOf(path))}
            </a>
          </li>
        ))}
      </ul>
    </div>
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
