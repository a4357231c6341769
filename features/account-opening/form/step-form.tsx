'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState, type ReactNode } from 'react'
import { FormProvider, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form'

import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { isChunkFailure } from '@/lib/platform/navigation/chunk-failure'

import type { ApiFailure } from '@/lib/platform/http/failure'
import { useFailureText } from './failure-text'
import { LabelContext, type LabelOf } from './field-context'
import { FormErrorSummary } from './form-error-summary'
import { showFieldErrors } from './server-errors'
import { ScreenTitle } from './screen-title'
import { useRefusals } from './use-server-field-errors'

interface StepFormProps<Typed extends FieldValues, Valid extends FieldValues> {
  readonly form: UseFormReturn<Typed, unknown, Valid>
  readonly title: string
  readonly lead?: string
  readonly labelOf: LabelOf
  /** 'Continue' unless the step does something that has a name. */
  readonly submitLabel?: string
  /** Does what the step is for. A failure is shown here, its field texts under `serverFields`; null: done. */
  readonly onValid: (values: Valid) => Promise<ApiFailure | null> | null
  /** Input of each field of the request, for the texts of a `field-errors` answer. */
  readonly serverFields?: Readonly<Record<string, FieldPath<Typed>>>
  /** Before the fields, inside the form's column. */
  readonly notice?: ReactNode
  readonly children: ReactNode
}

/**
 * The frame of every form of the wizard: heading, error summary (takes focus when a submit was refused), failure of the
 * call, fields, and one Continue button, which a second click or Enter does not press again while the first is at work.
 */
export function StepForm<Typed extends FieldValues, Valid extends FieldValues>({
  form,
  title,
  lead,
  labelOf,
  submitLabel,
  onValid,
  serverFields,
  notice,
  children,
}: StepFormProps<Typed, Valid>) {
  const t = useTranslations('forms')
  const describe = useFailureText()
  const [failure, setFailure] = useState<{ failure: ApiFailure; texts: readonly string[] } | null>(null)
  const isWorking = useRef(false)
  const forgetRefusals = useRefusals(form)

  async function attempt(values: Valid): Promise<void> {
    setFailure(null)
    const failed = await onValid(values)
    if (failed === null) {
      forgetRefusals()
      return
    }
    setFailure({ failure: failed, texts: showFieldErrors(form, failed, serverFields ?? {}) })
  }

  /** The rules of the form could not be fetched: as good as a network that is down. */
  function showLoadingFailure(error: unknown): void {
    if (!isChunkFailure(error)) throw error
    setFailure({ failure: { kind: 'network' }, texts: [] })
  }

  return (
    <FormProvider {...form}>
      <LabelContext value={labelOf}>
        <form
          method="post"
          noValidate
          className="grid grid-cols-1 gap-6"
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
          <ScreenTitle title={title} lead={lead} />
          <FormErrorSummary />
          {failure !== null && (
            <Alert tone="danger" title={t('notSentTitle')} role="alert">
              {failure.texts.length > 0 ? (
                failure.texts.map((text) => <p key={text}>{text}</p>)
              ) : (
                <p>{failure.failure.kind === 'field-errors' ? t('failure.fieldErrors') : describe(failure.failure)}</p>
              )}
              <p>{t('kept')}</p>
            </Alert>
          )}
          {notice}
          {children}
          <Button type="submit" size="large" loading={form.formState.isSubmitting}>
            {submitLabel ?? t('continue')}
          </Button>
        </form>
      </LabelContext>
    </FormProvider>
  )
}
