import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'

import { type AppointmentForm, type OfferedDays, writtenHour } from './appointment-fields'

interface ChosenTimeProps {
  /** Name of the chosen branch. */
  readonly branch: string | undefined
  readonly days: OfferedDays
}

/** Above the button that sends the form: where and when, as far as it is chosen. */
export function ChosenTime({ branch, days }: ChosenTimeProps) {
  const t = useTranslations('appointment')
  const [date, time] = useWatch<AppointmentForm, ['date', 'time']>({ name: ['date', 'time'] })
  const day = days?.find((offered) => offered.date === date)?.name ?? date
  const parts = { branch: branch ?? '', date: day, time: time === '' ? '' : writtenHour(time) }
  return (
    <div className="rounded-card bg-bronze-soft px-4 py-3.5 sm:px-5">
      <h3 className="font-semibold">{t('chosen')}</h3>
      <dl className="mt-2 grid gap-x-6 gap-y-1.5 sm:grid-cols-[2fr_1.4fr_1fr]">
        {(['branch', 'date', 'time'] as const).map((part) => (
          <div key={part} className="max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-4">
            <dt className="text-small text-ink-2">{t(`field.${part}`)}</dt>
            <dd
              className={clsx(
                'num max-sm:text-end',
                parts[part] === '' ? 'text-ink-3 max-sm:text-small' : 'font-semibold',
              )}
            >
              {parts[part] === '' ? t('notChosen') : parts[part]}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
