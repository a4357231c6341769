import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'

import { DateField } from '@/components/form/date-field'
import { CheckboxField, SelectField, TextField } from '@/components/form/fields'
import type { SelectOption } from '@/components/ui/select'
import type { Locale } from '@/lib/platform/i18n/locales'

import type { AppointmentForm, OfferedDays } from './appointment-fields'
import { DayChoices, HourChoices } from './day-choices'

interface AppointmentQuestionsProps {
  readonly branches: readonly SelectOption[]
  readonly days: OfferedDays
  readonly locale: Locale
}

/** Ten questions: who, how to reach them, where and when. */
export function AppointmentQuestions({ branches, days, locale }: AppointmentQuestionsProps) {
  const t = useTranslations('appointment')
  const { control, setValue, clearErrors } = useFormContext<AppointmentForm>()
  const [date, time] = useWatch({ control, name: ['date', 'time'] })
  const partLabels = { day: t('day'), month: t('month'), year: t('year') }
  return (
    <>
      <fieldset className="grid min-w-0 gap-6">
        <legend className="mb-5 text-h3 font-semibold">{t('parts.who')}</legend>
        <TextField name="fullName" autoComplete="name" />
        <div className="grid gap-6 sm:grid-cols-2">
          <DateField
            name="birthDate"
            hint={t('hint.birthDate')}
            partLabels={partLabels}
            locale={locale}
            autoComplete="bday"
          />
          <TextField name="idNumber" inputMode="numeric" autoComplete="off" fieldClassName="self-end" />
          <TextField name="mobile" type="tel" autoComplete="tel" hint={t('hint.mobile')} />
          <TextField name="email" type="email" autoComplete="email" hint={t('hint.email')} />
        </div>
      </fieldset>
      <fieldset className="grid min-w-0 gap-6">
        <legend className="mb-5 w-full border-t border-hairline pt-6 text-h3 font-semibold">{t('parts.when')}</legend>
        <SelectField name="branch" placeholder={t('chooseBranch')} options={branches} />
        <DayChoices
          days={days}
          date={date}
          locale={locale}
          onChoose={(chosen) => {
            setValue('date', chosen)
            clearErrors('date')
          }}
        />
        <div className="grid gap-x-6 gap-y-3 sm:grid-cols-[13rem_minmax(0,1fr)] sm:items-end">
          <TextField
            name="time"
            autoComplete="off"
            hint={t('hint.time')}
            className="num"
            fieldClassName="sm:self-end"
          />
          <HourChoices
            days={days}
            date={date}
            time={time}
            onChoose={(chosen) => {
              setValue('time', chosen)
              clearErrors('time')
            }}
          />
        </div>
      </fieldset>
      <TextField
        name="referralCode"
        isOptional
        autoComplete="off"
        autoCapitalize="characters"
        hint={t('hint.referralCode')}
        fieldClassName="border-t border-hairline pt-6"
      />
      <CheckboxField name="consent">{t('consent')}</CheckboxField>
    </>
  )
}
