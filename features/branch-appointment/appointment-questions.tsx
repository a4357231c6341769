import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'

import { DateField } from '@/components/form/date-field'
import { CheckboxField, SelectField, TextField } from '@/components/form/fields'
import type { SelectOption } from '@/components/ui/select'
import { localizedPath } from '@/lib/platform/i18n/localized-path'
import type { Locale } from '@/lib/platform/i18n/locales'

import type { AppointmentForm, OfferedDays } from './appointment-fields'
import { DayChoices } from './day-choices'
import { HourChoices } from './hour-choices'

interface AppointmentQuestionsProps {
  readonly branches: readonly SelectOption[]
  readonly days: OfferedDays
  readonly locale: Locale
}

/** Ten questions: where and when, who, how to reach them. */
export function AppointmentQuestions({ branches, days, locale }: AppointmentQuestionsProps) {
  const t = useTranslations('appointment')
  const { control, setValue, clearErrors } = useFormContext<AppointmentForm>()
  const [chosenBranch, date, time] = useWatch({ control, name: ['branch', 'date', 'time'] })
  const branch = branches.find(({ value }) => value === chosenBranch)?.label
  const partLabels = { day: t('day'), month: t('month'), year: t('year') }
  return (
    <>
      <fieldset className="grid min-w-0 gap-6">
        <legend className="mb-5 text-h3 font-semibold">{t('parts.when')}</legend>
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
        <HourChoices
          days={days}
          branch={branch}
          date={date}
          time={time}
          onChoose={(chosen) => {
            setValue('time', chosen)
            clearErrors('time')
          }}
        />
      </fieldset>
      <fieldset className="grid min-w-0 gap-6">
        <legend className="mb-5 w-full border-t border-hairline pt-6 text-h3 font-semibold">{t('parts.who')}</legend>
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField name="fullName" autoComplete="name" />
          <TextField name="idNumber" inputMode="numeric" autoComplete="off" />
          <DateField
            name="birthDate"
            note={t('hint.birthDate')}
            partLabels={partLabels}
            locale={locale}
            autoComplete="bday"
          />
          <TextField name="mobile" type="tel" autoComplete="tel" hint={t('hint.mobile')} />
          <TextField name="email" type="email" autoComplete="email" hint={t('hint.email')} />
          <TextField
            name="referralCode"
            isOptional
            autoComplete="off"
            autoCapitalize="characters"
            hint={t('hint.referralCode')}
          />
        </div>
      </fieldset>
      <div>
        <CheckboxField name="consent">{t('consent')}</CheckboxField>
        <a
          href={localizedPath(locale, '/policy')}
          target="_blank"
          rel="noreferrer"
          className="ms-9 inline-flex min-h-11 items-center text-link text-small"
        >
          {t('policy')}
        </a>
      </div>
    </>
  )
}
