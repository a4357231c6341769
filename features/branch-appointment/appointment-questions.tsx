import { Checkbox } from '@/components/ui/checkbox'
import { DateDmy } from '@/components/ui/date-dmy'
import { TextInput } from '@/components/ui/input'
import { Select, type SelectOption } from '@/components/ui/select'
import type { Locale } from '@/lib/platform/i18n/locales'

import type { AppointmentCopy } from './appointment-copy'
import type { AppointmentField, AppointmentForm, OfferedDays } from './appointment-fields'
import { DayChoices } from './day-choices'

interface AppointmentQuestionsProps {
  readonly form: AppointmentForm
  readonly onChange: (patch: Partial<AppointmentForm>) => void
  /** The sentence about a field that was refused. */
  readonly errorOf: (field: AppointmentField) => string | undefined
  readonly copy: AppointmentCopy
  readonly branches: readonly SelectOption[]
  readonly days: OfferedDays
  readonly locale: Locale
}

type TextName = 'fullName' | 'idNumber' | 'mobile' | 'email' | 'time' | 'referralCode'

/** Ten questions: who, how to reach them, where and when. */
export function AppointmentQuestions(props: AppointmentQuestionsProps) {
  const { form, onChange, errorOf, copy, branches, days, locale } = props
  const text = (name: TextName) => ({
    id: `appointment-${name}`,
    label: copy.labels[name],
    error: errorOf(name),
    value: form[name],
    onChange: (event: { target: { value: string } }) => {
      onChange({ [name]: event.target.value })
    },
  })
  return (
    <>
      <TextInput {...text('fullName')} autoComplete="name" />
      <DateDmy
        id="appointment-birthDate"
        legend={copy.labels.birthDate}
        hint={copy.hints.birthDate}
        error={errorOf('birthDate')}
        partLabels={copy.dateParts}
        locale={locale}
        value={form.birthDate}
        autoComplete="bday"
        onChange={(birthDate) => {
          onChange({ birthDate })
        }}
      />
      <TextInput {...text('idNumber')} inputMode="numeric" autoComplete="off" />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextInput {...text('mobile')} type="tel" autoComplete="tel" hint={copy.hints.mobile} />
        <TextInput {...text('email')} type="email" autoComplete="email" hint={copy.hints.email} />
      </div>
      <Select
        id="appointment-branch"
        label={copy.labels.branch}
        error={errorOf('branch')}
        placeholder={copy.chooseBranch}
        options={branches}
        value={form.branch}
        onChange={(event) => {
          onChange({ branch: event.target.value })
        }}
      />
      <div className="grid gap-3">
        <DateDmy
          id="appointment-date"
          legend={copy.labels.date}
          hint={copy.hints.date}
          error={errorOf('date')}
          partLabels={copy.dateParts}
          locale={locale}
          value={form.date}
          onChange={(date) => {
            onChange({ date })
          }}
        />
        <DayChoices
          days={days}
          copy={copy.days}
          chosen={form.date}
          onChoose={(date) => {
            onChange({ date })
          }}
        />
      </div>
      <TextInput
        {...text('time')}
        autoComplete="off"
        hint={copy.hints.time}
        className="num"
        fieldClassName="max-w-60"
      />
      <TextInput
        {...text('referralCode')}
        optional={copy.optional}
        autoComplete="off"
        autoCapitalize="characters"
        hint={copy.hints.referralCode}
      />
      <Checkbox
        id="appointment-consent"
        label={copy.consent}
        error={errorOf('consent')}
        checked={form.consent}
        onChange={(event) => {
          onChange({ consent: event.target.checked })
        }}
      />
    </>
  )
}
