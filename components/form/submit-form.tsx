'use client'

import { clsx } from 'clsx'
import { useRef, useState, type ReactNode } from 'react'
import { FormProvider, useFormState, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'

import { Button, type ButtonProps } from '@/components/ui/button'
import type { FailureOverrides } from '@/lib/domain/failures/describe-failure'
import type { ApiFailure } from '@/lib/platform/http/failure'
import { isChunkFailure } from '@/lib/platform/navigation/chunk-failure'

import { FieldsContext, type LabelOf } from './field-context'
import { FormErrorSummary } from './form-error-summary'
import { NotSentAlert } from './not-sent-alert'
import { placeServerErrors } from './place-server-errors'

export interface SubmitFormProps<Typed extends FieldValues, Valid extends FieldValues> {
  readonly form: UseFormReturn<Typed, unknown, Valid>
  /** First part of the ids of the fields. */
  readonly idPrefix: string
  readonly labelOf: LabelOf
  /** Accessible name of the form, where no heading names it. */
  readonly label?: string
  /** Sends what was typed. A failure is shown here, its field texts under `serverFields`; null: done. */
  readonly onValid: (values: Valid) => Promise<ApiFailure | null> | null
  /** Called with every failure that is shown, those of loading code included. */
  readonly onFailed?: (failure: ApiFailure) => void
  /** Name of the input by field of the request, for the texts of a `field-errors` answer. */
  readonly serverFields?: Readonly<Record<string, FieldPath<Typed>>>
  /** Messages of this form instead of the failure catalogue's. */
  readonly failures?: FailureOverrides
  readonly notSent: { readonly title: string; readonly kept: string }
  /** Title of the error summary, which takes focus. Without one, the first rejected field takes it. */
  readonly summaryTitle?: (count: number) => string
  /** Above summary and notice. */
  readonly heading?: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

/**
 * The frame of every form: error summary, notice of a failed call, fields. A second press or Enter while the form is
 * being sent does nothing.
 */
export function SubmitForm<Typed extends FieldValues, Valid extends FieldValues>(props: SubmitFormProps<Typed, Valid>) {
  const { form, idPrefix, labelOf, label, notSent, summaryTitle, heading, className, children } = props
  const [failed, setFailed] = useState<{ failure: ApiFailure; unmatched: readonly string[] } | null>(null)
  const isWorking = useRef(false)

  async function attempt(values: Valid): Promise<void> {
    setFailed(null)
    const failure = await props.onValid(values)
    if (failure === null) return
    let isFirst = summaryTitle === undefined
    const unmatched = placeServerErrors(failure, props.serverFields ?? {}, (path, message) => {
      form.setError(path, { type: 'server', message }, { shouldFocus: isFirst })
      isFirst = false
    })
    show(failure, unmatched)
  }

  function show(failure: ApiFailure, unmatched: readonly string[] = []): void {
    setFailed({ failure, unmatched })
    props.onFailed?.(failure)
  }

  /** Rules and calls load on submit; to the visitor, code that does not arrive is a missing connection. */
  function showLoadingFailure(error: unknown): void {
    if (!isChunkFailure(error)) throw error
    show({ kind: 'network' })
  }

  return (
    <FormProvider {...form}>
      <FieldsContext value={{ idPrefix, labelOf }}>
        <form
          method="post"
          noValidate
          aria-label={label}
          className={clsx('grid grid-cols-1', className)}
          onSubmit={(event) => {
            event.preventDefault()
            if (isWorking.current) return
            isWorking.current = true
            void form
              .handleSubmit(attempt)(event)
              .catch(showLoadingFailure)
              .finally(() => {
                isWorking.current = false
              })
          }}
        >
          {heading}
          {summaryTitle !== undefined && <FormErrorSummary title={summaryTitle} />}
          {failed !== null && <NotSentAlert {...failed} {...notSent} overrides={props.failures} />}
          {children}
        </form>
      </FieldsContext>
    </FormProvider>
  )
}

/** The submit button of the form around it, busy while the form is being sent. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'loading'>) {
  const { isSubmitting } = useFormState()
  return <Button {...props} type="submit" loading={isSubmitting} />
}
