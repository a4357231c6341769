import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { type Control, useWatch } from 'react-hook-form'

import type { SelectOption } from '@/components/ui/select'

import { type AppointmentForm, type OfferedDays, writtenHour } from './appointment-fields'

interface Chosen {
  readonly control: Control<AppointmentForm>
  readonly branches: readonly SelectOption[]
  readonly days: OfferedDays
}

interface ChosenTimeProps extends Chosen {
  /** Nothing is shown as long as nothing is chosen. */
  readonly isHiddenEmpty?: boolean
  readonly className: string
}

const partNames = ['branch', 'date', 'time'] as const

/** The parts in words; empty if not chosen yet. */
function useParts({ control, branches, days }: Chosen) {
  const [branch, date, time] = useWatch({ control, name: partNames })
  return {
    branch: branches.find(({ value }) => value === branch)?.label ?? '',
    date: days?.find((offered) => offered.date === date)?.name ?? date,
    time: time === '' ? '' : writtenHour(time),
  }
}

/** Where and when, as far as it is chosen. */
export function ChosenTime({ isHiddenEmpty = false, className, ...chosen }: ChosenTimeProps) {
  const t = useTranslations('appointment')
  const parts = useParts(chosen)
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

/** The same in one line, for the foot of the form in wide windows, whose beginning is out of sight there. */
export function ChosenLine(chosen: Chosen) {
  const t = useTranslations('appointment')
  const parts = useParts(chosen)
  return (
    <dl className="grid flex-1 grid-cols-[minmax(0,2fr)_1fr_1fr] divide-x divide-hairline text-small max-lg:hidden">
      {partNames.map((part) => (
        <div key={part} className="px-4 first:ps-0 last:pe-0">
          <dt className="text-ink-2">{t(`field.${part}`)}</dt>
          <dd className={clsx('num text-pretty', parts[part] === '' ? 'text-ink-2' : 'font-semibold')}>
            {parts[part] === '' ? t('notChosen') : parts[part]}
          </dd>
        </div>
      ))}
    </dl>
  )
}
