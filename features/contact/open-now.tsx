'use client'

import { useLocale, useTranslations } from 'next-intl'

import { useMinute } from '@/components/ui/use-minute'
import { officeHoursState } from '@/lib/domain/company/office-hours'
import { formatWeekday } from '@/lib/platform/i18n/format-day'

/**
 * Whether the office is open now, by the working hours in Vietnam. Empty in the document, which is the same at any time.
 * Needs the island messages `contactPage.open`, `break`, `closedToday` and `closed`.
 */
export function OpenNow() {
  const t = useTranslations('contact')
  const locale = useLocale()
  const now = useMinute()
  if (now === null) return null
  const state = officeHoursState(now)
  if (state.kind === 'open') {
    return (
      <span className="inline-flex items-baseline gap-2 font-semibold text-success">
        <span aria-hidden="true" className="size-2 rounded-full bg-success" />
        {t('open', { until: state.until })}
      </span>
    )
  }
  if (state.kind === 'break') return <span className="font-semibold">{t('break', { from: state.from })}</span>
  if (state.today) return <span className="font-semibold">{t('closedToday', { from: state.from })}</span>
  return (
    <span className="font-semibold">{t('closed', { date: formatWeekday(state.date, locale), from: state.from })}</span>
  )
}
