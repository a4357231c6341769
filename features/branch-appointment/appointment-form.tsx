'use client'

import { useRef, useState } from 'react'

import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ErrorSummary } from '@/components/ui/error-summary'
import type { SelectOption } from '@/components/ui/select'
import type { Hotline } from '@/lib/domain/company/hotline'
import type { Locale } from '@/lib/platform/i18n/locales'
import { fillIn } from '@/lib/platform/text/fill-in'
import { currentCampaign, sessionStore } from '@/lib/domain/campaign/campaign-session'
import { describeIssue } from '@/lib/domain/validation/issue'

import type { AppointmentCopy } from './appointment-copy'
import {
  appointmentFields,
  type AppointmentErrors,
  type AppointmentFailure,
  type AppointmentField,
  type AppointmentForm as Form,
} from './appointment-fields'
import { AppointmentMade, type MadeAppointment } from './appointment-made'
import { AppointmentQuestions } from './appointment-questions'
import { useDaysOfWork } from './use-days-of-work'
import { useTypedAppointment } from './use-typed-appointment'

interface AppointmentFormProps {
  readonly locale: Locale
  readonly copy: AppointmentCopy
  readonly branches: readonly SelectOption[]
  readonly hotline: Hotline
}

/** The older short form: judged when it is sent, by code that is loaded then. What was typed stays, whatever happens. */
export function AppointmentForm({ locale, copy, branches, hotline }: AppointmentFormProps) {
  const { form, change, applicationId, forget } = useTypedAppointment()
  const [errors, setErrors] = useState<AppointmentErrors>({})
  const [failure, setFailure] = useState<AppointmentFailure | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [isSending, setIsSending] = useState(false)
  const [made, setMade] = useState<MadeAppointment | null>(null)
  const element = useRef<HTMLFormElement>(null)
  const days = useDaysOfWork(element, locale)

  const sentence = (field: AppointmentField, message: string) =>
    describeIssue((key, values) => fillIn(copy.validation[key], values), message, copy.labels[field], locale)
  const listed = appointmentFields.flatMap((field) => {
    const message = errors[field]
    return message === undefined ? [] : [{ field, fieldId: `appointment-${field}`, message: sentence(field, message) }]
  })

  async function send() {
    setIsSending(true)
    setFailure(null)
    const outcome = await requested(form)
    setIsSending(false)
    setErrors(outcome.kind === 'refused' ? outcome.errors : {})
    if (outcome.kind === 'refused') setAttempt(attempt + 1)
    if (outcome.kind === 'failed') setFailure(outcome.failure)
    if (outcome.kind === 'made') {
      forget()
      const branch = branches.find(({ value }) => value === form.branch)?.label ?? ''
      setMade({ date: outcome.date, time: outcome.time, branch, mobile: form.mobile })
    }
  }

  async function requested(typed: Form) {
    const { sendAppointment } = await import('./send-appointment')
    const campaign = currentCampaign(window.location.search, sessionStore())
    return sendAppointment(typed, locale, { campaign, applicationId: applicationId() })
  }

  if (made !== null) return <AppointmentMade made={made} copy={copy.made} hotline={hotline} locale={locale} />
  return (
    <form
      ref={element}
      method="post"
      noValidate
      className="grid grid-cols-1 gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSending) void send()
      }}
    >
      <ErrorSummary title={copy.errorTitle} errors={listed} attempt={attempt} />
      {failure === null ? null : (
        <Alert tone="danger" role="alert" title={copy.failureTitle}>
          {fillIn(copy.failures[failure], { hotline: hotline.label })}
        </Alert>
      )}
      <AppointmentQuestions
        form={form}
        onChange={change}
        errorOf={(field) => listed.find((error) => error.field === field)?.message}
        copy={copy}
        branches={branches}
        days={days}
        locale={locale}
      />
      <Button type="submit" size="large" loading={isSending}>
        {copy.send}
      </Button>
    </form>
  )
}
