import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'

import type { VacancyOverview } from '@/lib/domain/careers/vacancy-overview'
import { noonOf } from '@/lib/platform/i18n/format-day'
import type { Locale } from '@/lib/platform/i18n/locales'

import { DeadlineLine } from './deadline-line'
import { shortDay } from './job-row-data'

interface VacancySummaryProps {
  readonly overview: VacancyOverview
  /** Null: all branches. */
  readonly branch: { readonly id: number; readonly name: string } | null
  readonly locale: Locale
}

/** How many positions are open, at how many places, and until when: at a branch, among those of all. */
export async function VacancySummary({ overview, branch, locale }: VacancySummaryProps) {
  const t = await getTranslations('careers.summary')
  const { open, openAt, deadlines } = overview
  const places = Object.keys(openAt).length
  const next = deadlines.find(({ branches }) => branch === null || branches.includes(branch.id))
  const b = (figure: ReactNode) => (
    <strong className="block num text-h2 font-semibold whitespace-nowrap text-bronze md:text-h1">{figure}</strong>
  )
  const facts = [
    {
      key: 'open',
      text:
        branch === null
          ? t.rich('open', { b, count: open })
          : t.rich('ofAll', { b, count: openAt[branch.id] ?? 0, all: open }),
    },
    { key: 'places', text: branch === null && places > 0 && t.rich('places', { b, count: places }) },
    { key: 'next', text: next !== undefined && t.rich('next', { b, date: shortDay(noonOf(next.date), locale) }) },
  ].filter(({ text }) => text !== false)
  const label = branch === null ? t('line') : t('lineOfBranch', { branch: branch.name })
  return (
    <div className="mt-6 grid items-end gap-x-16 gap-y-8 md:mt-8 lg:grid-cols-[auto_minmax(0,1fr)]">
      <ul className="flex gap-x-8 text-small text-ink-2 sm:gap-x-10">
        {facts.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
      {deadlines.length > 1 && (
        <DeadlineLine deadlines={deadlines} branch={branch?.id ?? null} label={label} locale={locale} />
      )}
    </div>
  )
}
