import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import type { VacancyOverview } from '@/lib/domain/careers/vacancy-overview'
import type { Locale } from '@/lib/platform/i18n/locales'

import { calendarDate } from './job-row-data'

/** How many positions are open, at how many places, and until when. */
export async function VacancySummary({ overview, locale }: { overview: VacancyOverview; locale: Locale }) {
  const t = await getTranslations('careers.summary')
  const { open, places, nextDeadline } = overview
  const b = (figure: ReactNode) => <strong className="block num text-h2 font-semibold text-ink">{figure}</strong>
  const facts = [
    { key: 'open', text: t.rich('open', { b, count: open }) },
    { key: 'places', text: places > 0 && t.rich('places', { b, count: places }) },
    {
      key: 'next',
      text: nextDeadline !== null && t.rich('next', { b, date: calendarDate(nextDeadline, locale) }),
    },
  ].filter(({ text }) => text !== false)
  return (
    <ul className="mt-6 flex flex-wrap gap-x-10 gap-y-4 text-small text-ink-2 md:mt-8">
      {facts.map(({ key, text }) => (
        <li key={key} className="border-s-2 border-bronze-graphic ps-4">
          {text}
        </li>
      ))}
    </ul>
  )
}
