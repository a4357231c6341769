'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useState } from 'react'

import { SubmitButton, SubmitForm } from '@/components/form/submit-form'
import { HotlineContext } from '@/components/layout/hotline-context'
import { Card } from '@/components/ui/card'
import type { SelectOption } from '@/components/ui/select'
import { currentCampaign } from '@/lib/domain/campaign/campaign-session'
import { sessionStore } from '@/lib/platform/storage/session-store'
import type { Hotline } from '@/lib/domain/company/hotline'
import { applicationFailures } from '@/lib/domain/failures/application-failures'
import type { Locale } from '@/lib/platform/i18n/locales'
import { loadCode } from '@/lib/platform/navigation/load-code'

import { appointmentFields, type AppointmentField } from './appointment-fields'
import { AppointmentMade, type MadeAppointment } from './appointment-made'
import { AppointmentQuestions } from './appointment-questions'
import type { Appointment } from './appointment-schema'
import { ChosenLine, ChosenTime } from './chosen-time'
import { useAppointmentForm } from './use-appointment-form'
import { useDaysOfWork } from './use-days-of-work'

interface AppointmentFormProps {
  readonly locale: Locale
  readonly branches: readonly SelectOption[]
  readonly hotline: Hotline
  /** Above the questions. */
  readonly before?: ReactNode
  /** Beside the form, on phones below it. */
  readonly aside?: ReactNode
}

/** Input of each field of the record. */
const serverFields = {
  cust_nm: 'fullName',
  birth_dt: 'birthDate',
  idno: 'idNumber',
  mobile: 'mobile',
  email: 'email',
  mas_branch_id: 'branch',
  appointment_date: 'date',
  appointment_time: 'time',
  ref_code: 'referralCode',
} as const

/**
 * The older short form. Rules and calls load when it is sent; what was typed stays whatever happens. Needs the messages
 * of `appointmentMessages`.
 */
export function AppointmentForm({ locale, branches, hotline, before, aside }: AppointmentFormProps) {
  const t = useTranslations('appointment')
  const tf = useTranslations('forms')
  const { form, applicationId, forget } = useAppointmentForm()
  const [made, setMade] = useState<MadeAppointment | null>(null)
  const days = useDaysOfWork(locale)

  async function send(appointment: Appointment) {
    const { sendAppointment } = await loadCode(() => import('./send-appointment'))
    const campaign = currentCampaign(window.location.search, sessionStore())
    const outcome = await sendAppointment(appointment, locale, { campaign, applicationId: applicationId() })
    if (outcome.kind === 'failed') return outcome.failure
    if (outcome.kind === 'rejected') {
      for (const field of appointmentFields) {
        const message = outcome.errors[field]
        if (message !== undefined) form.setError(field, { type: 'server', message })
      }
      return null
    }
    const { branch, mobile } = form.getValues()
    const { date, time } = appointment
    setMade({ date, time, mobile, branch: branches.find(({ value }) => value === branch)?.label ?? '' })
    forget()
    return null
  }

  const chosen = { control: form.control, branches, days }
  const questions = (
    <HotlineContext value={hotline}>
      <SubmitForm
        form={form}
        idPrefix="appointment"
        labelOf={(path) => t(`field.${path as AppointmentField}`)}
        onValid={send}
        serverFields={serverFields}
        failures={applicationFailures}
        notSent={{ title: tf('notSentTitle'), kept: tf('kept') }}
        summaryTitle={() => t('errorTitle')}
        className="gap-6"
      >
        <AppointmentQuestions branches={branches} days={days} locale={locale} />
        <div className="flex flex-col gap-4 border-t border-hairline pt-5 sm:flex-row-reverse sm:items-center sm:justify-end sm:gap-6 lg:pt-6">
          <ChosenLine {...chosen} />
          <SubmitButton size="large" variant="bronze" className="sm:min-w-60">
            {t('send')}
          </SubmitButton>
        </div>
      </SubmitForm>
    </HotlineContext>
  )
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-x-8">
      <Card size="panel">
        {before}
        {made === null ? questions : <AppointmentMade made={made} hotline={hotline} locale={locale} />}
      </Card>
      <div className="flex flex-col gap-6 lg:sticky lg:top-24 lg:self-start">
        {made === null && <ChosenTime {...chosen} className="max-lg:hidden" />}
        {aside}
      </div>
    </div>
  )
}
