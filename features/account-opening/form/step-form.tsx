'use client'

import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'

import { SubmitButton, SubmitForm, type SubmitFormProps } from '@/components/form/submit-form'

import { ScreenTitle } from './screen-title'
import { applicationFailures } from '@/lib/domain/failures/application-failures'
import { useServerFieldErrors } from './use-server-field-errors'

interface StepFormProps<Typed extends FieldValues, Valid extends FieldValues> extends Pick<
  SubmitFormProps<Typed, Valid>,
  'form' | 'labelOf' | 'onValid' | 'serverFields' | 'children'
> {
  readonly title: string
  readonly lead?: string
  readonly sign?: ReactNode
  /** 'Continue' unless the step does something that has a name. */
  readonly submitLabel?: string
  /** The button stays below what is to be read and agreed to, and does not come along at the foot of a phone's window. */
  readonly isReadFirst?: boolean
  /** Before the fields, inside the form's column. */
  readonly notice?: ReactNode
  /** Under the Continue button. */
  readonly after?: ReactNode
}

/** A form of the wizard: heading, fields and one Continue button, with the errors of an earlier submission. */
export function StepForm<Typed extends FieldValues, Valid extends FieldValues>({
  title,
  lead,
  sign,
  submitLabel,
  isReadFirst = false,
  onValid,
  notice,
  after,
  children,
  ...rest
}: StepFormProps<Typed, Valid>) {
  const t = useTranslations('forms')
  const forgetServerErrors = useServerFieldErrors(rest.form)

  async function attempt(values: Valid) {
    const failure = await onValid(values)
    if (failure === null) forgetServerErrors()
    return failure
  }

  return (
    <SubmitForm
      {...rest}
      idPrefix="field"
      className="gap-6 sm:gap-5"
      heading={<ScreenTitle title={title} lead={lead} sign={sign} />}
      summaryTitle={(count) => t('errorTitle', { count })}
      notSent={{ title: t('notSentTitle'), kept: t('kept') }}
      failures={applicationFailures}
      onValid={attempt}
    >
      {notice}
      {children}
      <div data-continue={isReadFirst ? undefined : ''} className={clsx('grid', isReadFirst && 'mt-2 sm:mt-3')}>
        <SubmitButton size="large">{submitLabel ?? t('continue')}</SubmitButton>
      </div>
      {after}
    </SubmitForm>
  )
}
