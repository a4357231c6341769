'use client'

import { clsx } from 'clsx'
import { useLocale, useTranslations } from 'next-intl'

import { useMinute } from '@/components/ui/use-minute'
import { type OfficeHoursState, officeHoursState } from '@/lib/domain/company/office-hours'
import { formatWeekday } from '@/lib/platform/i18n/format-day'

/**
 * Whether the office is open now, by the working hours in Vietnam. Empty in the document, which is the same at any time.
 * Needs the island messages `contact.open`, `break`, `closedToday` and `closed`.
 */
export function OpenNow() {
  const now = useMinute()
  return now === null ? null : <State state={officeHoursState(now)} />
}

function State({ state }: { readonly state: OfficeHoursState }) {
  const sentence = useSentence(state)
  const isOpen = state.kind === 'open'
  return (
    <span className={clsx('flex items-baseline gap-2.5 font-semibold', isOpen && 'text-success')}>
      <span
        aria-hidden="true"
        className={clsx('size-2.5 shrink-0 rounded-full', isOpen ? 'bg-success' : 'border-2 border-field')}
      />
      {sentence}
    </span>
  )
}

function useSentence(state: OfficeHoursState): string {
  const t = useTranslations('contact')
  const locale = useLocale()
  if (state.kind === 'open') return t('open', { until: state.until })
  if (state.kind === 'break') return t('break', { from: state.from })
  if (state.today) return t('closedToday', { from: state.from })
  return t('closed', { date: formatWeekday(state.date, locale), from: state.from })
}
