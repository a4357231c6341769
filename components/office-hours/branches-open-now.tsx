'use client'

import { clsx } from 'clsx'
import { useLocale, useTranslations } from 'next-intl'

import { type OfficeHoursState, officeHoursState } from '@/lib/domain/company/office-hours'
import { formatWeekday } from '@/lib/platform/i18n/format-day'

interface BranchesOpenNowProps {
  readonly instant: Date
}

/** Whether branches are open at an instant, by the working hours in Vietnam. Needs the island messages `branches.open`, `lunch`, `closedToday` and `closed`. */
export function BranchesOpenNow({ instant }: BranchesOpenNowProps) {
  const state = officeHoursState(instant)
  const sentence = useSentence(state)
  const open = state.kind === 'open'
  return (
    <span className="flex items-baseline gap-2.5">
      <span
        aria-hidden="true"
        className={clsx('size-2.5 shrink-0 rounded-full', open ? 'bg-success' : 'border-2 border-field')}
      />
      <span>{sentence}</span>
    </span>
  )
}

function useSentence(state: OfficeHoursState): string {
  const t = useTranslations('branches')
  const locale = useLocale()
  switch (state.kind) {
    case 'open':
      return t('open', { time: state.until })
    case 'break':
      return t('lunch', { time: state.from })
    case 'closed':
      return state.today
        ? t('closedToday', { time: state.from })
        : t('closed', { time: state.from, day: formatWeekday(state.date, locale).replaceAll(' ', '\u{a0}') })
  }
}
