import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { type Control, useWatch } from 'react-hook-form'

import type { SelectOption } from '@/components/ui/select'

import { type AppointmentForm, type OfferedDays, writtenHour } from './appointment-fields'

interface ChosenTimeProps {
  readonly control: Control<AppointmentForm>
  readonly branches: readonly SelectOption[]
  readonly days: OfferedDays
  /** Nothing is shown as long as nothing is chosen. */
  readonly isHiddenEmpty?: boolean
  readonly className: string
}

const partNames = ['branch', 'date', 'time'] as const

/** Where and when, as far as it is chosen. */
export function ChosenTime({ control, branches, days, isHiddenEmpty = false, className }: ChosenTimeProps) {
  const t = useTranslations('appointment')
  const [branch, date, time] = useWatch({ control, name: partNames })
  const parts = {
    branch: branches.find(({ value }) => value === branch)?.label ?? '',
    date: days?.find((offered) => offered.date === date)?.name ?? date,
    time: time === '' ? '' : writtenHour(time),
  }
  if (isHiddenEmpty && partNames.every((part) => parts[part] === '')) return null
  return (
    <section className={clsx('rounded-panel bg-bronze-soft p-5 edged', className)}>
      <h2 className="font-semibold">{t('chosen')}</h2>
      <p aria-hidden="true" className="mt-3 flex gap-1">
        {partNames.map((part) => (
          <span
            key={part}
            className={clsx('h-1 flex-1 rounded-full', parts[part] === '' ? 'bg-hairline-strong' : 'bg-bronze-graphic')}
          />
        ))}
      </p>
      <dl className="mt-2 divide-y divide-hairline-strong">
        {partNames.map((part) => (
          <div
            key={part}
            className={clsx(
              'py-2.5 last:pb-0',
              // A chosen branch has its address: lines of their own.
              (part !== 'branch' || parts.branch === '') && 'flex items-baseline justify-between gap-4 *:last:text-end',
            )}
          >
            <dt className="shrink-0 text-small text-ink-2">{t(`field.${part}`)}</dt>
            <dd
              className={clsx(
                'text-end num text-pretty',
                parts[part] === '' && 'text-small text-ink-2',
                parts[part] !== '' && (part === 'branch' ? 'text-small font-semibold' : 'text-lead font-semibold'),
              )}
            >
              {parts[part] === '' ? t('notChosen') : parts[part]}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
