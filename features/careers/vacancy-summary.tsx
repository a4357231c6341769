import { getTranslations } from 'next-intl/server'

import type { VacancyOverview } from '@/lib/domain/careers/vacancy-overview'
import type { Locale } from '@/lib/platform/i18n/locales'

import { calendarDate } from './job-row-data'

/** How many positions are open, at how many places, and until when. */
export async function VacancySummary({ overview, locale }: { overview: VacancyOverview; locale: Locale }) {
  const t = await getTranslations('careers.summary')
  const { open, places, nextDeadline } = overview
  const facts = [
    t('open', { count: open }),
    places > 0 && t('places', { count: places }),
    nextDeadline !== null && t('next', { date: calendarDate(nextDeadline, locale) }),
  ].filter((fact) => fact !== false)
  return (
    <ul className="mt-6 flex flex-wrap gap-x-8 gap-y-1 num font-semibold">
      {facts.map((fact) => (
        <li key={fact} className="border-s-2 border-bronze-graphic ps-3">
          {fact}
        </li>
      ))}
    </ul>
  )
}
