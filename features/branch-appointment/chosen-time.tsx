import { clsx } from 'clsx'
import { useLocale, useTranslations } from 'next-intl'
import { type Control, useWatch } from 'react-hook-form'

import type { SelectOption } from '@/components/ui/select'

import { type AppointmentForm, type OfferedDays, writtenHour } from './appointment-fields'

interface Chosen {
  readonly control: Control<AppointmentForm>
  readonly branches: readonly SelectOption[]
  readonly days: OfferedDays
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

/** Where and when, or that it is not chosen yet. */
export function ChosenTime({ className, ...chosen }: Chosen & { readonly className: string }) {
  const t = useTranslations('appointment')
  const parts = useParts(chosen)
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
                'num text-pretty',
                parts[part] === '' ? 'text-small text-ink-2' : 'font-semibold',
                parts[part] !== '' && (part === 'branch' ? 'text-small' : 'text-lead'),
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

/** The same in a sentence, for the foot of the form: where and when, or what is missing. */
export function ChosenLine(chosen: Chosen) {
  const t = useTranslations('appointment')
  const locale = useLocale()
  const parts = useParts(chosen)
  const missing = partNames.filter((part) => parts[part] === '')
  if (missing.length > 0) {
    const names = missing.map((part) => t(`field.${part}`).toLocaleLowerCase(locale))
    return <p className="text-small text-pretty text-ink-2">{t('missing', { parts: names.join(', ') })}</p>
  }
  // Without the comma between weekday and date, and without the address after the branch's name.
  const [day, [branch]] = [parts.date.replace(',', ''), parts.branch.split(',')]
  return <p className="num font-semibold text-pretty">{[day, parts.time, branch].join(', ')}</p>
}
