import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import type { VacancyOverview } from '@/lib/domain/careers/vacancy-overview'
import type { Locale } from '@/lib/platform/i18n/locales'

import { DeadlineLine } from './deadline-line'
import { calendarDate } from './job-row-data'

/** How many positions are open, at how many places, and until when. */
export async function VacancySummary({ overview, locale }: { overview: VacancyOverview; locale: Locale }) {
  const t = await getTranslations('careers.summary')
  const { open, openAt, deadlines } = overview
  const places = Object.keys(openAt).length
  const next = deadlines[0]
  const b = (figure: ReactNode) => (
    <strong className="block num text-h2 font-semibold whitespace-nowrap text-ink">{figure}</strong>
  )
  const day = (date: ReactNode) => (
    <strong className="block num text-h3 leading-[calc(var(--text-h2)*1.25)] font-semibold text-ink">{date}</strong>
  )
  const facts = [
    { key: 'open', text: t.rich('open', { b, count: open }) },
    { key: 'places', text: places > 0 && t.rich('places', { b, count: places }) },
    { key: 'next', text: next !== undefined && t.rich('next', { b: day, date: calendarDate(next.date, locale) }) },
  ].filter(({ text }) => text !== false)
  return (
    <div className="rounded-panel border border-hairline bg-surface p-5 md:p-6">
      <ul className="flex flex-wrap justify-between gap-x-5 gap-y-4 text-small text-ink-2">
        {facts.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
      {deadlines.length > 1 && <DeadlineLine deadlines={deadlines} label={t('line')} locale={locale} />}
    </div>
  )
}
