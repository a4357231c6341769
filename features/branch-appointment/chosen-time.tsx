import { useTranslations } from 'next-intl'
import { useWatch } from 'react-hook-form'

import { CalendarCheck } from '@/components/ui/icons'
import type { SelectOption } from '@/components/ui/select'

import { type AppointmentForm, type OfferedDays, writtenHour } from './appointment-fields'

interface ChosenTimeProps {
  readonly branches: readonly SelectOption[]
  readonly days: OfferedDays
}

/** Above the button that sends the form: where and when, as soon as both are chosen. */
export function ChosenTime({ branches, days }: ChosenTimeProps) {
  const t = useTranslations('appointment')
  const [chosenBranch, date, time] = useWatch<AppointmentForm, ['branch', 'date', 'time']>({
    name: ['branch', 'date', 'time'],
  })
  const branch = branches.find(({ value }) => value === chosenBranch)?.label
  const day = days?.find((offered) => offered.date === date)?.name
  if (branch === undefined || day === undefined || time === '') return null
  return (
    <p className="flex items-start gap-3 rounded-control bg-bronze-soft px-4 py-3">
      <CalendarCheck className="mt-0.5 size-5 shrink-0 text-bronze" />
      <span>
        <span className="block text-small text-ink-2">{t('chosen')}</span>
        <span className="num font-semibold">{t('made.text', { time: writtenHour(time), date: day, branch })}</span>
      </span>
    </p>
  )
}
