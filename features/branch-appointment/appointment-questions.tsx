import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'

import { DateField } from '@/components/form/date-field'
import { CheckboxField, SelectField, TextField } from '@/components/form/fields'
import type { SelectOption } from '@/components/ui/select'
import type { Locale } from '@/lib/platform/i18n/locales'

import type { AppointmentForm, OfferedDays } from './appointment-fields'
import { DayChoices } from './day-choices'

interface AppointmentQuestionsProps {
  readonly branches: readonly SelectOption[]
  readonly days: OfferedDays
  readonly locale: Locale
}

/** Ten questions: who, how to reach them, where and when. */
export function AppointmentQuestions({ branches, days, locale }: AppointmentQuestionsProps) {
  const t = useTranslations('appointment')
  const { control, setValue } = useFormContext<AppointmentForm>()
  const chosen = useWatch({ control, name: 'date' })
  const partLabels = { day: t('day'), month: t('month'), year: t('year') }
  return (
    <>
      <TextField name="fullName" autoComplete="name" />
      <DateField
        name="birthDate"
        hint={t('hint.birthDate')}
        partLabels={partLabels}
        locale={locale}
        autoComplete="bday"
      />
      <TextField name="idNumber" inputMode="numeric" autoComplete="off" />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField name="mobile" type="tel" autoComplete="tel" hint={t('hint.mobile')} />
        <TextField name="email" type="email" autoComplete="email" hint={t('hint.email')} />
      </div>
      <SelectField name="branch" placeholder={t('chooseBranch')} options={branches} />
      <div className="grid gap-3">
        <DateField name="date" hint={t('hint.date')} partLabels={partLabels} locale={locale} />
        <DayChoices days={days} chosen={chosen} onChoose={(date) => setValue('date', date)} />
      </div>
      <TextField name="time" autoComplete="off" hint={t('hint.time')} className="num" fieldClassName="max-w-60" />
      <TextField
        name="referralCode"
        isOptional
        autoComplete="off"
        autoCapitalize="characters"
        hint={t('hint.referralCode')}
      />
      <CheckboxField name="consent">{t('consent')}</CheckboxField>
    </>
  )
}
