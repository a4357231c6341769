import { getMessages, getTranslations } from 'next-intl/server'

import type { DatePart } from '@/components/ui/date-parts'
import type { ValidationKey } from '@/lib/domain/validation/rule'

import { appointmentFields, type AppointmentFailure, type AppointmentField } from './appointment-fields'

/** Texts of the form, given by the page: content pages carry no translation library. `{…}` are filled in by the island. */
export interface AppointmentCopy {
  readonly labels: Readonly<Record<AppointmentField, string>>
  readonly hints: Readonly<Record<'birthDate' | 'mobile' | 'email' | 'time' | 'date' | 'referralCode', string>>
  readonly dateParts: Readonly<Record<DatePart, string>>
  readonly consent: string
  readonly chooseBranch: string
  readonly optional: string
  readonly days: { readonly title: string; readonly loading: string }
  readonly send: string
  readonly errorTitle: string
  readonly failureTitle: string
  readonly failures: Readonly<Record<AppointmentFailure, string>>
  /** `text` with `{time}`, `{date}`, `{branch}`; `call` with `{mobile}`. */
  readonly made: Readonly<Record<'title' | 'text' | 'call' | 'bring' | 'questions', string>>
  readonly validation: Readonly<Record<ValidationKey, string>>
}

export async function appointmentCopy(): Promise<AppointmentCopy> {
  const t = await getTranslations('appointment')
  const forms = await getTranslations('forms')
  const { validation } = await getMessages()
  const labels = Object.fromEntries(appointmentFields.map((field) => [field, t(`field.${field}`)]))
  return {
    labels: labels as AppointmentCopy['labels'],
    hints: {
      birthDate: t('hint.birthDate'),
      mobile: t('hint.mobile'),
      email: t('hint.email'),
      time: t('hint.time'),
      date: t('hint.date'),
      referralCode: t('hint.referralCode'),
    },
    dateParts: { day: t('day'), month: t('month'), year: t('year') },
    consent: t('consent'),
    chooseBranch: t('chooseBranch'),
    optional: forms('optional'),
    days: { title: t('days.title'), loading: t('days.loading') },
    send: t('send'),
    errorTitle: t('errorTitle'),
    failureTitle: forms('notSentTitle'),
    failures: {
      offline: t('failure.offline'),
      busy: t('failure.busy'),
      unavailable: t('failure.unavailable', { hotline: '{hotline}' }),
    },
    made: {
      title: t('made.title'),
      text: t('made.text', { time: '{time}', date: '{date}', branch: '{branch}' }),
      call: t('made.call', { mobile: '{mobile}' }),
      bring: t('made.bring'),
      questions: t('made.questions'),
    },
    // Plain sentences with {arguments}, which the island fills in by itself.
    validation,
  }
}
